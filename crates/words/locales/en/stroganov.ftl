# What Stroganov can say.

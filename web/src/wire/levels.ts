// Made from the Python structs by `python -m igroteka.server.typescript`: edit those.

export const LEVELS = ['learner', 'easy', 'medium', 'hard', 'master'] as const;

// Made from the Python structs by `python -m igroteka.server.typescript`: edit those.

export type * from './wire';

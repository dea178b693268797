// How long things take, in milliseconds.
export const STEP_MS = 170;
export const MOST_WALK_MS = 600;
export const JUMP_MS = 420;
export const TURN_MS = 560;
export const OPEN_MS = 520;
export const LAND_MS = 320;
export const FALL_MS = 380;
export const HIT_MS = 420;

// Where one looks at the board from: pure sums, in board units and screen pixels.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly w: number;
  readonly h: number;
}

export interface Rect extends Point, Size {}

/** The board point in the middle of the screen, and how many pixels a board unit has. */
export interface Camera extends Point {
  readonly scale: number;
}

/** How many pixels a board unit may have. */
export interface Zoom {
  readonly min: number;
  readonly max: number;
}

export const middle = (r: Rect): Point => ({ x: r.x + r.w / 2, y: r.y + r.h / 2 });

/** The smallest that holds all of these. */
export function hull(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

export const grown = (r: Rect, by: number): Rect => ({
  x: r.x - by,
  y: r.y - by,
  w: r.w + 2 * by,
  h: r.h + 2 * by,
});

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

export const toScreen = (camera: Camera, port: Size, p: Point): Point => ({
  x: (p.x - camera.x) * camera.scale + port.w / 2,
  y: (p.y - camera.y) * camera.scale + port.h / 2,
});

export const toBoard = (camera: Camera, port: Size, p: Point): Point => ({
  x: (p.x - port.w / 2) / camera.scale + camera.x,
  y: (p.y - port.h / 2) / camera.scale + camera.y,
});

/** Where on the board a point of the page lies; null beside the board, whose element has that box. */
export function fromPage(camera: Camera, port: Size, box: DOMRect, at: Point): Point | null {
  if (at.x < box.left || at.x > box.right || at.y < box.top || at.y > box.bottom) return null;
  return toBoard(camera, port, { x: at.x - box.left, y: at.y - box.top });
}

/** How the board is laid under the screen, as a style's `transform`. */
export function laidUnder(camera: Camera, port: Size): string {
  const { x, y } = toScreen(camera, port, { x: 0, y: 0 });
  return `translate(${x}px, ${y}px) scale(${camera.scale})`;
}

/** All of the content, as large as the screen and the zoom allow. */
export function fitted(content: Rect, port: Size, zoom: Zoom): Camera {
  const scale = Math.min(port.w / content.w, port.h / content.h);
  return { ...middle(content), scale: between(zoom.min, scale, zoom.max) };
}

/** The middle of the screen never leaves the content; what fits on the screen stays in its middle. */
export function bounded(camera: Camera, port: Size, content: Rect): Camera {
  const along = (at: number, from: number, length: number, screen: number): number => {
    const half = Math.min(screen / camera.scale, length) / 2;
    return between(from + half, at, from + length - half);
  };
  return {
    x: along(camera.x, content.x, content.w, port.w),
    y: along(camera.y, content.y, content.h, port.h),
    scale: camera.scale,
  };
}

/** By so many pixels, as a finger drags the board. */
export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
});

/** What lies under that point of the screen stays under it. */
export function zoomed(camera: Camera, port: Size, by: number, at: Point, zoom: Zoom): Camera {
  const scale = between(zoom.min, camera.scale * by, zoom.max);
  const held = toBoard(camera, port, at);
  const moved = toBoard({ ...camera, scale }, port, at);
  return { x: camera.x + held.x - moved.x, y: camera.y + held.y - moved.y, scale };
}

export function sees(camera: Camera, port: Size, r: Rect): boolean {
  const from = toScreen(camera, port, r);
  const to = toScreen(camera, port, { x: r.x + r.w, y: r.y + r.h });
  return from.x >= 0 && from.y >= 0 && to.x <= port.w && to.y <= port.h;
}

/** On the way from one camera to another; zoom changes by ratio, so that it feels even. */
export function travelled(a: Camera, b: Camera, t: number): Camera {
  const mix = (p: number, q: number): number => p + (q - p) * t;
  return {
    x: mix(a.x, b.x),
    y: mix(a.y, b.y),
    scale: a.scale * (b.scale / a.scale) ** t,
  };
}

export const eased = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

export const isThere = (a: Camera, b: Camera): boolean => a.x === b.x && a.y === b.y && a.scale === b.scale;

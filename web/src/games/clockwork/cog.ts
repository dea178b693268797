// Cogs as scissors would cut them.

/** A wheel around the origin, with square teeth and, if wanted, a hole. */
export function cog(radius: number, teeth: number, depth: number, hole = 0): string {
  const step = (2 * Math.PI) / teeth;
  const spot = (r: number, angle: number): string =>
    `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  const corners = Array.from({ length: teeth }, (_, i) => {
    const at = i * step;
    const [low, high] = [radius - depth, radius];
    return [
      spot(low, at),
      spot(high, at + step * 0.12),
      spot(high, at + step * 0.42),
      spot(low, at + step * 0.54),
    ];
  }).flat();
  return `M${corners.join('L')}Z${hole ? ring(hole) : ''}`;
}

const ring = (r: number): string => `M${r} 0A${r} ${r} 0 1 0 ${-r} 0A${r} ${r} 0 1 0 ${r} 0Z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

// The eight classes, 60 units wide, and the six objects, 40 wide, the middle at 0 0: paper shapes laid over
// each other.
import type { ClassName, ObjectName } from './panels/npcs';

export interface Part {
  readonly d: string;
  readonly fill: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly round?: true;
}

export const FIGURES: Readonly<Record<ClassName, readonly Part[]>> = {
  backstabber: [
    { fill: '#2f5d46', d: 'M0-27C11-25 13-15 11-9L19 22H-19L-11-9C-13-15-11-25 0-27Z' },
    { fill: '#1d3b2d', d: 'M0-24C8-22 9-14 7-8Q0-3-7-8C-9-14-8-22 0-24Z' },
    { fill: '#f0d3b1', d: 'M-5-13Q0-16 5-13L4-8Q0-5-4-8Z' },
    { fill: '#17130f', d: 'M-5-13h10v3h-10z' },
    { fill: '#3f7a5b', d: 'M-7-3L0 22L7-3L0 1Z' },
    { fill: '#e9eef2', stroke: '#5b6470', width: 1, d: 'M14 16l3-20l4 19z' },
    { fill: '#8a5a2b', d: 'M12 14h11v3.5h-11zM15.5 17h4v7h-4z' },
  ],
  banshee: [
    {
      fill: '#d9eef0',
      d: 'M0-26C14-26 17-11 16 0C16 11 22 14 20 22C14 18 12 24 7 20C3 25-3 25-7 20C-12 24-14 18-20 22C-22 14-16 11-16 0C-17-11-14-26 0-26Z',
    },
    {
      fill: '#9fc9d2',
      d: 'M-16-4C-24 2-22 10-24 15C-18 12-15 6-13 0ZM16-4C24 2 22 10 24 15C18 12 15 6 13 0Z',
    },
    { fill: '#f6fbfb', d: 'M0-21C8-21 10-14 9-7C8 0 4 4 0 4S-8 0-9-7C-10-14-8-21 0-21Z' },
    { fill: '#1e3c48', d: 'M-6-12h4v4h-4zM2-12h4v4h-4z' },
    { fill: '#1e3c48', d: 'M-2.6 -2.5a2.6 4 0 1 0 5.2 0a2.6 4 0 1 0 -5.2 0Z' },
    { fill: 'none', stroke: '#1e3c48', width: 1.5, round: true, d: 'M12-8Q15-3 12 2M17-11Q21-3 17 5' },
  ],
  cleric: [
    { fill: '#f7efe0', d: 'M0-8L16 23H-16Z' },
    { fill: '#d8b24a', d: 'M-3-4h6l3 27h-12z' },
    { fill: '#eac7a0', d: 'M-7.5 -11a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0Z' },
    { fill: '#fffaf0', stroke: '#c79a3a', width: 1.5, d: 'M-8-14L0-28L8-14Q0-18-8-14Z' },
    { fill: '#c23b3b', d: 'M-1.4-24h2.8v7h-2.8z' },
    { fill: '#17130f', d: 'M-4-12h2.5v2.5h-2.5zM1.5-12h2.5v2.5h-2.5z' },
    { fill: 'none', stroke: '#7a5228', width: 2.5, d: 'M17-10V23' },
    { fill: '#ffd76a', stroke: '#a87414', width: 1.5, d: 'M12 -14a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z' },
  ],
  colossus: [
    { fill: '#8d7b6a', d: 'M-24 22C-27 2-23-12-12-13H12C23-12 27 2 24 22H10L8 8H-8L-10 22Z' },
    { fill: '#6f5f51', d: 'M-24 22C-27 2-23-12-12-13L-9 8L-13 22ZM24 22C27 2 23-12 12-13L9 8L13 22Z' },
    { fill: '#a8957f', d: 'M-8-26H8L10-12H-10Z' },
    { fill: '#2a1d12', d: 'M-6-20h4.5v3.5h-4.5zM1.5-20h4.5v3.5h-4.5zM-4-14.5h8v1.8h-8z' },
    { fill: 'none', stroke: '#4d4136', width: 1.5, d: 'M-6-8l4 7l-3 6M8-6l-3 6l4 5' },
  ],
  mekanork: [
    { fill: '#b5622a', d: 'M-15 23L-11-3H11L15 23Z' },
    { fill: '#7c3f17', d: 'M-12 8h24v5h-24z' },
    {
      fill: '#7da24c',
      d: 'M0-25C11-25 13-16 12-9C11-2 6 2 0 2S-11-2-12-9C-13-16-11-25 0-25ZM-12-14L-19-17L-13-8ZM12-14L19-17L13-8Z',
    },
    { fill: '#3a2f25', d: 'M-13-17h26v6h-26z' },
    {
      fill: '#ffe08a',
      stroke: '#6d4a12',
      width: 1.5,
      d: 'M-9.2 -14a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0Z',
    },
    {
      fill: '#ffe08a',
      stroke: '#6d4a12',
      width: 1.5,
      d: 'M0.8 -14a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0Z',
    },
    { fill: '#fff', d: 'M-6-4l2-5l2 5zM2-4l2-5l2 5z' },
    {
      fill: '#c7ced4',
      stroke: '#58606a',
      width: 1,
      d: 'M15 20L19 1C15-2 16-8 20-9L20-4L24-4L25-9C28-6 27 0 23 2L19 21Z',
    },
  ],
  naga: [
    {
      fill: '#2f9a83',
      d: 'M-6-6C-4 6-20 6-19 15C-18 24 2 25 12 22C22 19 23 10 16 10C9 10 12 16 5 15C-4 14 8 6 6-6Z',
    },
    { fill: 'none', stroke: '#14594a', width: 1.5, d: 'M-13 13q3 4 8 5M0 19q6 1 11-1M-4 2h8M-7 7q5 2 11-1' },
    { fill: '#58c4a8', d: 'M-8-8Q0-4 8-8L6 2H-6Z' },
    { fill: '#6b2d6b', d: 'M0-27C10-27 12-19 10-8Q0-13-10-8C-12-19-10-27 0-27Z' },
    { fill: '#a9dcc3', d: 'M-7.5 -15a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0Z' },
    { fill: '#123', d: 'M-4.5-17h3v3h-3zM1.5-17h3v3h-3z' },
    { fill: 'none', stroke: '#c23b3b', width: 1.6, round: true, d: 'M0-11v4l-2 2.5M0-7l2 2.5' },
  ],
  telepath: [
    { fill: '#a8478f', d: 'M-13 23C-13 8-9 1 0 1S13 8 13 23Z' },
    { fill: '#7c2d69', d: 'M-5 23L0 5L5 23Z' },
    { fill: '#f0cfc0', d: 'M0-26C13-26 16-16 13-8C11-1 6 4 0 4S-11-1-13-8C-16-16-13-26 0-26Z' },
    { fill: '#2a1430', d: 'M-8-7h5v2.5h-5zM3-7h5v2.5h-5zM-3 0h6v1.6h-6z' },
    { fill: '#fff', stroke: '#6d2a5e', width: 1.5, d: 'M-7-16Q0-22 7-16Q0-10-7-16Z' },
    { fill: '#6d2a5e', d: 'M-2.6 -16a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z' },
    {
      fill: 'none',
      stroke: '#8e3579',
      width: 1.8,
      round: true,
      d: 'M-18-19q-4 6 0 12M18-19q4 6 0 12M-22-22q-6 9 0 18M22-22q6 9 0 18',
    },
  ],
  wizard: [
    { fill: '#33408f', d: 'M0-7L17 23H-17Z' },
    { fill: '#4d5fc4', d: 'M0-7L5 23H-5Z' },
    { fill: '#eac7a0', d: 'M-7 -8a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z' },
    { fill: '#f2f0ea', d: 'M-7-6Q0-3 7-6Q6 8 0 14Q-6 8-7-6Z' },
    { fill: '#2a3478', d: 'M-14-11Q0-17 14-11L5-16L2-29L-5-16Z' },
    { fill: '#ffd76a', d: 'M-1-22l1.2 2.6l2.8.3l-2 1.9l.6 2.8l-2.6-1.4l-2.5 1.4l.5-2.8l-2-1.9l2.8-.3z' },
    { fill: '#17130f', d: 'M-4-9h2.5v2.5h-2.5zM1.5-9h2.5v2.5h-2.5z' },
  ],
};

export const THINGS: Readonly<Record<Exclude<ObjectName, 'wounded'>, readonly Part[]>> = {
  rope: [
    {
      fill: 'none',
      stroke: '#7a5228',
      width: 3,
      round: true,
      d: 'M-9 0a9 7 0 1 0 18 0a9 7 0 1 0-18 0M-5 1a5 3.5 0 1 0 10 0a5 3.5 0 1 0-10 0M8 4Q12 9 9 13',
    },
  ],
  key: [{ fill: 'none', stroke: '#4a3410', width: 3.5, d: 'M-3 0a5.5 5.5 0 1 0-.1.1M-2 0h13v6M6 0v5' }],
  fireball: [
    { fill: 'none', stroke: '#5d3a1a', width: 4, round: true, d: 'M-11 12L2-1' },
    { fill: '#e2542b', d: 'M6-15C8-9 14-8 12 0C11 5 5 6 1 4C-3 2-3-3-1-6C1-5 3-9 6-15Z' },
    { fill: '#ffd76a', d: 'M6-8C7-4 10-3 9 1C7 4 3 3 2 0C2-3 5-4 6-8Z' },
  ],
  bow: [
    { fill: 'none', stroke: '#6d3f14', width: 3.5, round: true, d: 'M-4-13Q14-6 6 13' },
    { fill: 'none', stroke: '#2a2230', width: 1.3, d: 'M-4-13L6 13' },
    { fill: 'none', stroke: '#2a2230', width: 2.2, d: 'M-12 5L11-3M-12 5l5-5M-12 5l6 1' },
    { fill: '#2a2230', d: 'M15-4.5l-7-1.5l2.5 6z' },
  ],
  spear: [
    { fill: 'none', stroke: '#6d3f14', width: 3.2, round: true, d: 'M-12 13L7-7' },
    { fill: '#dfe5ea', stroke: '#434b55', width: 1.2, d: 'M14-14L10 0L0-9Z' },
    { fill: 'none', stroke: '#434b55', width: 2, d: 'M-6 3l4 4M-9 7l4 4' },
  ],
  shield: [
    { fill: '#7d8ea0', stroke: '#2c3742', width: 2, d: 'M-12-12Q0-17 12-12V1Q10 11 0 15Q-10 11-12 1Z' },
    { fill: '#c8d3dc', d: 'M-2-12h4v24h-4zM-10-3h20v4h-20z' },
  ],
};

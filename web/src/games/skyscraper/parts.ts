// The plan and the steadiness game, loaded beside the scene.
import type { Component } from 'svelte';
import type { SkyCtrl } from './ctrl.svelte';

type Props = { ctrl: SkyCtrl };

/** The plan goes a layer up or down, and says how the card lies after a turn. */
export interface Layered {
  step(by: number): void;
  turn(by: number): void;
}

export interface PlanParts {
  readonly Plan?: Component<Props, Layered>;
  readonly Steady?: Component<Props>;
}

/** Both are needed at once: one file. */
export const loadParts = (): Promise<PlanParts> => import('./plan');

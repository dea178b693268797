// The plan and the steadiness game, loaded beside the scene.
import type { Component } from 'svelte';
import type { SkyCtrl } from './ctrl.svelte';

type Part = Component<{ ctrl: SkyCtrl }>;

export interface PlanParts {
  readonly Plan?: Part;
  readonly Steady?: Part;
}

export async function loadParts(): Promise<PlanParts> {
  const [plan, steady] = await Promise.all([import('./plan/Plan.svelte'), import('./plan/Steady.svelte')]);
  return { Plan: plan.default, Steady: steady.default };
}

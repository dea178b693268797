// The plan and the steadiness game, loaded beside the scene.
import type { Component } from 'svelte';
import type { SkyCtrl } from './ctrl.svelte';

type Part = Component<{ ctrl: SkyCtrl }>;

export interface PlanParts {
  readonly Plan?: Part;
  readonly Steady?: Part;
}

const found = import.meta.glob<{ default: Part }>('./plan/{Plan,Steady}.svelte');

export async function loadParts(): Promise<PlanParts> {
  const [plan, steady] = await Promise.all(['Plan', 'Steady'].map((name) => found[`./plan/${name}.svelte`]?.()));
  return { ...(plan && { Plan: plan.default }), ...(steady && { Steady: steady.default }) };
}

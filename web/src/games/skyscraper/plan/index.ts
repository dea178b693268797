// The site as a plan, and the game of a steady hand.
export { default as Plan } from './Plan.svelte';
export { default as Steady } from './Steady.svelte';

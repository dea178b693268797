// One short animation for each kind of event that has its own; what the others change glides (`glide.ts`).
type Told = { readonly kind: string };

export type EventOf<E extends Told, K extends E['kind']> = Extract<E, { kind: K }>;

export type Player<E extends Told, S> = (event: E, scene: S, hurry: AbortSignal) => Promise<void> | void;

export type Players<E extends Told, S> = {
  readonly [K in E['kind']]?: Player<EventOf<E, K>, S>;
};

export const playedBy =
  <E extends Told, S>(players: Players<E, S>) =>
  async (event: E, scene: S, hurry: AbortSignal): Promise<void> => {
    const player = players[event.kind as E['kind']] as Player<E, S> | undefined;
    await player?.(event, scene, hurry);
  };

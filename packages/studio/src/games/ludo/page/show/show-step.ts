import type { LudoEvent, LudoSeat } from '../../../../wire/ludo.ts';

/** One step of the animation, and how long it is shown. */
export type ShowStep = { readonly ms: number } & (
  | { readonly kind: 'toss'; readonly first: LudoSeat; readonly die: number }
  | { readonly kind: 'turn'; readonly seat: LudoSeat; readonly turnsLeft: number }
  | { readonly kind: 'roll'; readonly seat: LudoSeat; readonly n: number; readonly die: number }
  /** One square, or the whole move with reduced motion. */
  | {
      readonly kind: 'hop';
      readonly seat: LudoSeat;
      readonly token: number;
      readonly to: number;
      readonly isLast: boolean;
    }
  /** A captured token returns to its start. */
  | { readonly kind: 'taken'; readonly seat: LudoSeat; readonly token: number; readonly from: number }
  | { readonly kind: 'home'; readonly seat: LudoSeat; readonly token: number }
  | { readonly kind: 'again'; readonly seat: LudoSeat; readonly why: 'six' | 'capture' | 'home' }
  | { readonly kind: 'pass'; readonly seat: LudoSeat; readonly why: 'no-move' | 'third-six' }
  | { readonly kind: 'timeout'; readonly seat: LudoSeat; readonly livesLeft: number }
  | { readonly kind: 'left'; readonly seat: LudoSeat }
  | { readonly kind: 'over' }
);

export type ShownKind = ShowStep['kind'];

/** In milliseconds. */
export const showMs = {
  toss: 1_100,
  turn: 120,
  roll: 600,
  hop: 140,
  taken: 350,
  home: 450,
  again: 250,
  pass: 900,
  timeout: 700,
  left: 600,
  over: 500,
} as const satisfies Record<ShownKind, number>;

const otherSeat = (seat: LudoSeat): LudoSeat => (seat === 'A' ? 'B' : 'A');

interface Way {
  /** A token makes its whole move at once. */
  readonly isReduced: boolean;
}

/** The animation steps of an event. */
export function stepsOf(event: LudoEvent, { isReduced }: Way): readonly ShowStep[] {
  const ms = showMs[event.kind === 'move' ? 'hop' : event.kind === 'capture' ? 'taken' : event.kind];
  switch (event.kind) {
    case 'move':
      return hopsOf(event, isReduced);
    case 'capture':
      return [{ kind: 'taken', seat: otherSeat(event.seat), token: event.token, from: event.from, ms }];
    case 'toss':
      return [{ kind: 'toss', first: event.first, die: event.die, ms }];
    case 'turn':
      return [{ kind: 'turn', seat: event.seat, turnsLeft: event.turnsLeft, ms }];
    case 'roll':
      return [{ kind: 'roll', seat: event.seat, n: event.n, die: event.die, ms }];
    case 'home':
      return [{ kind: 'home', seat: event.seat, token: event.token, ms }];
    case 'again':
      return [{ kind: 'again', seat: event.seat, why: event.why, ms }];
    case 'pass':
      return [{ kind: 'pass', seat: event.seat, why: event.why, ms }];
    case 'timeout':
      return [{ kind: 'timeout', seat: event.seat, livesLeft: event.livesLeft, ms }];
    case 'left':
      return [{ kind: 'left', seat: event.seat, ms }];
    case 'over':
      return [{ kind: 'over', ms }];
  }
}

function hopsOf(event: Extract<LudoEvent, { kind: 'move' }>, isReduced: boolean): ShowStep[] {
  const { seat, token, from, to } = event;
  if (isReduced) return [{ kind: 'hop', seat, token, to, isLast: true, ms: 2 * showMs.hop }];
  return Array.from({ length: to - from }, (_, at) => ({
    kind: 'hop',
    seat,
    token,
    to: from + at + 1,
    isLast: from + at + 1 === to,
    ms: showMs.hop,
  }));
}

import type { Tokens } from './ludo-moves.ts';
import { type LudoSeat, livesEach, tokensEach } from './ludo-rules.ts';

export type LudoMover = 'player' | 'clock' | 'house';

export type LudoEndReason = 'turns' | 'home' | 'time' | 'lives' | 'left';

export interface LudoEnd {
  readonly reason: LudoEndReason;
  /** Null for a tie. */
  readonly winner: LudoSeat | null;
}

type BySeat<Value> = Readonly<Record<LudoSeat, Value>>;

export interface LudoState {
  readonly first: LudoSeat;
  /** Whose turn it is. */
  readonly seat: LudoSeat;
  readonly tokens: BySeat<Tokens>;
  /** Turns already finished. */
  readonly turnsUsed: BySeat<number>;
  readonly lives: BySeat<number>;
  /** The number of the die to be rolled or moved. */
  readonly n: number;
  /** Null until rolled. */
  readonly die: number | null;
  /** Sixes in a row in this turn, including the die shown. */
  readonly sixes: number;
  readonly end: LudoEnd | null;
}

/** What happened, in order. */
export type LudoHappening =
  | { readonly kind: 'toss'; readonly die: number; readonly first: LudoSeat }
  | { readonly kind: 'turn'; readonly seat: LudoSeat; readonly turnsLeft: number }
  | {
      readonly kind: 'roll';
      readonly seat: LudoSeat;
      readonly n: number;
      readonly die: number;
      readonly by: LudoMover;
    }
  | {
      readonly kind: 'move';
      readonly seat: LudoSeat;
      readonly n: number;
      readonly token: number;
      readonly from: number;
      readonly to: number;
      readonly by: LudoMover;
    }
  | { readonly kind: 'capture'; readonly seat: LudoSeat; readonly token: number; readonly from: number }
  | { readonly kind: 'home'; readonly seat: LudoSeat; readonly token: number }
  | { readonly kind: 'again'; readonly seat: LudoSeat; readonly why: 'six' | 'capture' | 'home' }
  | {
      readonly kind: 'pass';
      readonly seat: LudoSeat;
      readonly n: number;
      readonly why: 'no-move' | 'third-six';
    }
  | { readonly kind: 'timeout'; readonly seat: LudoSeat; readonly livesLeft: number }
  | { readonly kind: 'left'; readonly seat: LudoSeat }
  | { readonly kind: 'over' };

export interface LudoStep {
  readonly state: LudoState;
  readonly happened: readonly LudoHappening[];
}

const standing: Tokens = Array.from({ length: tokensEach }, () => 0);

export const startState = (first: LudoSeat): LudoState => ({
  first,
  seat: first,
  tokens: { A: standing, B: standing },
  turnsUsed: { A: 0, B: 0 },
  lives: { A: livesEach, B: livesEach },
  n: 1,
  die: null,
  sixes: 0,
  end: null,
});

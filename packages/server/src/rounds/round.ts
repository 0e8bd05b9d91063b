import type { MarketDefinition, MarketOutcome } from '@maidan/betting';
import type { GameRuleId } from '@maidan/games/rules';

/** `shut`: takes no more bets and has no result yet; `void`: every stake was returned. */
export type RoundState = 'open' | 'shut' | 'decided' | 'void';

export interface Round {
  readonly game: string;
  readonly number: number;
  /** The round's market. */
  readonly marketId: string;
  /** Hash of what decides the round, shown while bets are open. */
  readonly commitment: string;
  /** Bets decided at this moment or later are refused. */
  readonly closesAt: number;
  readonly state: RoundState;
}

export interface NewRound extends Omit<Round, 'marketId' | 'state'> {
  readonly product: string;
  readonly kind: string;
  /** The game's title; a round is known by its number. */
  readonly name: string;
  /** The game's id in reports and URLs; `game` by default. */
  readonly eventId?: string;
  /** The room in which clients watch it. */
  readonly room: string;
  /** Stored once for all rounds: other options or payouts need another version. */
  readonly definition: { readonly version: string; readonly value: MarketDefinition };
  readonly stakeMin?: bigint;
  readonly stakeMax?: bigint;
  /** The most that any one option may pay to all clients together, stakes included. */
  readonly payoutMax?: bigint;
}

/** The result of a round, as a player reads it. */
export interface RoundResult {
  readonly outcome: MarketOutcome;
  readonly rule: string;
  readonly reason: string;
  /** The cards, the number or the crash that decided it. */
  readonly details?: unknown;
}

/** The rule of a round that was returned before it was finished; a tie that returns every stake has a rule of its game. */
export const returnedRule: GameRuleId = 'round-void';

export const roundMarketId = (game: string, number: number): string => `${game}.${number}`;

/** The right to run something that only one process may run. */
export interface Lease {
  /** False once another process may have taken over: the runner must then stop. */
  isHeld(): boolean;
  release(): Promise<void>;
}

export interface Leases {
  /** Undefined while another process holds it. */
  take(name: string): Promise<Lease | undefined>;
}

/** For a house that has its database to itself: every lease is granted. */
export const soleLeases: Leases = {
  async take() {
    let isHeld = true;
    return {
      isHeld: () => isHeld,
      release: async () => {
        isHeld = false;
      },
    };
  },
};

import type { Logger } from '@maidan/process/log.ts';
import type { House } from '../../house.ts';
import type { InTurn } from '../../in-turn.ts';
import type { LaunchedGame } from './games/game-store.ts';

/** What is needed to carry out a provider's call. */
export interface WalletParts {
  readonly house: House;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly log: Logger;
  /** By id, of any provider. */
  readonly findGame: (id: string) => Promise<LaunchedGame | undefined>;
  /** Whether it takes bets, as last read. */
  readonly isOn: (gameId: string) => boolean;
  /** Runs the settlements of a round one at a time. */
  readonly inTurn: InTurn;
}

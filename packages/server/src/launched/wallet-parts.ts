import type { House } from '../house.ts';
import type { InTurn } from '../in-turn.ts';
import type { Logger } from '../log.ts';
import type { LaunchedGame } from './games/game-store.ts';

/** What carrying out a provider's call takes. */
export interface WalletParts {
  readonly house: House;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly log: Logger;
  /** By its id, whoever plays it. */
  readonly findGame: (id: string) => Promise<LaunchedGame | undefined>;
  /** Whether it takes bets, as last read. */
  readonly isOn: (gameId: string) => boolean;
  /** One settlement of a round at a time. */
  readonly inTurn: InTurn;
}

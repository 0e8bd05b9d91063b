import type { Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import type { Logger } from '@maidan/process/log.ts';
import type { StudioWallet } from '../../../server/wallet.ts';
import type { LudoRefusalReason } from '../../../wire/ludo.ts';
import type { HousePlayer } from './house/house-player.ts';
import type { LudoGame } from './ludo-game.ts';
import type { PresentGames } from './present-games.ts';
import type { TableWatch } from './table-watch.ts';

/** What a table uses of the players' wallet. */
export type LudoWallet = Pick<StudioWallet, 'bet' | 'win' | 'rollback' | 'deliver'>;

/** What acts at a table need. */
export interface TableParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly wallet: LudoWallet;
  /** Unpredictable bytes, for seeds. */
  readonly randomBytes: (length: number) => Uint8Array;
  /** The most the house of that name may lose at Ludo to its players in a day, in hundredths of a coin. */
  readonly lossMaxOf: (house: string) => bigint;
  readonly housePlayer: HousePlayer;
  readonly present: PresentGames;
  readonly watch: TableWatch;
  /** The bets that the wallet is being asked for. */
  readonly asking: Set<string>;
  /** Starts the clock for the next step of the game. */
  readonly startClock: (game: LudoGame) => void;
}

/** Undefined when the act was carried out, now or by an earlier request. */
export type Refused = { readonly reason: LudoRefusalReason; readonly message: string } | undefined;

export const refuse = (reason: LudoRefusalReason, message: string): Refused => ({ reason, message });

export const noTable = refuse('no-table', 'You do not sit at this table');

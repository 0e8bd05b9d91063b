import type { Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import type { Logger } from '@maidan/process/log.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serveLudo } from '../games/ludo/server/handlers.ts';
import { openLudo } from '../games/ludo/server/ludo.ts';
import type { VirtualGame } from '../rules/virtual-game.ts';
import { findVirtualGame } from '../rules/virtual-games.ts';
import type { InstantGame } from '../wire/instant.ts';
import { servePlayPages, serveStudio } from './handlers.ts';
import { createInstantRounds } from './instant-rounds.ts';
import { createStudioLimits } from './limits.ts';
import { type OfferedGame, offeredGames } from './offered-games.ts';
import { createOutbox } from './outbox.ts';
import { createStudioSessions, type StudioSessions } from './sessions.ts';
import { runStudio, type StudioRunner } from './studio-runner.ts';
import { createStudioWallet, type StudioWallet } from './wallet.ts';
import { createWalletClient, type WalletTerms } from './wallet-client.ts';

export interface StudioParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly http: FastifyInstance;
  readonly log: Logger;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly terms: WalletTerms;
  /** Sends the page of the games. */
  readonly sendPage: (reply: FastifyReply) => FastifyReply;
  /** On zero the even-money bets of roulette get half back. */
  readonly hasPartage: () => boolean;
  /** The most the house of that name may lose at Ludo to its players in a day, in hundredths of a coin. */
  readonly lossMaxOf: (house: string) => bigint;
}

/** Our provider of launched games: independent of the house, but running in the same process. */
export interface Studio {
  /** What a house offers of it. */
  readonly games: readonly OfferedGame[];
  readonly sessions: StudioSessions;
  readonly wallet: StudioWallet;
  /** Finishes what a stopped process left unfinished. */
  open(): Promise<void>;
  /** Resolves when the background work under way, if any, is done. */
  settled(): Promise<void>;
  stop(): void;
  close(): Promise<void>;
}

export function openStudio(parts: StudioParts): Studio {
  const { db, clock, http, log, randomBytes, terms, lossMaxOf } = parts;
  const client = createWalletClient({ terms, clock, randomBytes });
  const outbox = createOutbox({ db, clock, log, client });
  const wallet = createStudioWallet({ db, clock, client, outbox });
  const sessions = createStudioSessions({ db, clock, client, randomBytes });
  const rulesOf = (game: InstantGame) => rulesInForce(game, parts.hasPartage());
  const rounds = createInstantRounds({ db, clock, randomBytes, wallet, rulesOf });
  const limits = createStudioLimits(clock);
  serveStudio(http, { sessions, rounds, wallet, client, limits }, log);
  const ludo = openLudo({ db, clock, log, wallet, randomBytes, lossMaxOf });
  serveLudo(http, { ludo, sessions, client, limits }, log);
  servePlayPages(http, parts.sendPage);
  let runner: StudioRunner | undefined;
  return {
    games: offeredGames,
    sessions,
    wallet,
    async open() {
      outbox.start();
      runner = runStudio({ db, clock, log, wallet, rounds });
      await runner.settled();
      await ludo.start();
    },
    async settled() {
      await runner?.settled();
      await outbox.settled();
    },
    stop: () => undefined,
    async close() {
      await ludo.close();
      await runner?.close();
      await outbox.close();
    },
  };
}

function rulesInForce(game: InstantGame, hasPartage: boolean): VirtualGame {
  const found = findVirtualGame(game, game === 'roulette' && hasPartage ? '1-la-partage' : '1');
  if (found === undefined) throw new Error(`there are no rules of ${game}`);
  return found;
}

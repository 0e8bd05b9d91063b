import { createHash } from 'node:crypto';
import { type ManualClock, manualClock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { pino } from 'pino';
import { vi } from 'vitest';
import type { HousePlayer } from '../../src/games/ludo/server/house/house-player.ts';
import { type Ludo, type LudoPlayer, openLudo } from '../../src/games/ludo/server/ludo.ts';
import type { LudoWallet, Refused } from '../../src/games/ludo/server/table-parts.ts';
import type { LudoTable } from '../../src/wire/ludo.ts';
import { openTestDb } from '../test-db.ts';

type BetAnswer = Awaited<ReturnType<LudoWallet['bet']>>;

/** Accepts every stake unless the test sets another answer for a player. */
export function fakeWallet() {
  const answers = new Map<string, BetAnswer | Promise<BetAnswer>>();
  const bets: string[] = [];
  const wins = new Map<string, { readonly player: string; readonly amount: string }>();
  const rollbacks = new Map<string, { readonly player: string; readonly rollsBack: string }>();
  const wallet: LudoWallet = {
    async bet({ session, transactionId }) {
      bets.push(transactionId);
      return (await answers.get(session)) ?? 'ok';
    },
    async win(_tx, { transactionId, player, amount }) {
      if (wins.has(transactionId)) throw new Error(`${transactionId} was paid`);
      wins.set(transactionId, { player, amount });
    },
    async rollback(_tx, { transactionId, player, rollsBack }) {
      rollbacks.set(transactionId, { player, rollsBack });
    },
    deliver: () => undefined,
  };
  return {
    wallet,
    bets,
    answer: (player: LudoPlayer, answer: BetAnswer | Promise<BetAnswer>) =>
      answers.set(player.walletSession, answer),
    paidTo: ({ player }: LudoPlayer) =>
      [...wins.values()].filter((win) => win.player === player).map(({ amount }) => amount),
    returnedTo: ({ player }: LudoPlayer) =>
      [...rollbacks.values()].filter((one) => one.player === player).map(({ rollsBack }) => rollsBack),
  };
}

export const playerNamed = (name: string, pricePerPoint = 2): LudoPlayer => ({
  player: `player-${name}`,
  playerName: name,
  walletSession: `wallet-${name}`,
  pricePerPoint,
  isDemo: false,
  house: 'default',
});

const digest = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');
export const seedOf = ({ player }: LudoPlayer): string => digest(player).slice(0, 32);
export const seedHashOf = (player: LudoPlayer): string => digest(Buffer.from(seedOf(player), 'hex'));

/** Bytes that are the same in every run, and never repeat within one. */
function countedBytes() {
  let count = 0;
  return (length: number): Uint8Array => {
    count += 1;
    return createHash('sha256').update(`bytes ${count}`).digest().subarray(0, length);
  };
}

export type LudoDesk = Awaited<ReturnType<typeof openLudoDesk>>;

interface Given {
  readonly db?: Db;
  readonly clock?: ManualClock;
  readonly housePlayer?: HousePlayer;
  /** The most the house may lose in a day, in whole coins. */
  readonly lossMax?: number;
}

/** Tables on a given database, or one of their own, on a clock that the test moves. */
export async function openLudoDesk(given: Given = {}) {
  const db = given.db ?? (await openTestDb());
  const clock = given.clock ?? manualClock(Date.UTC(2026, 0, 1));
  const purse = fakeWallet();
  const randomBytes = countedBytes();
  const open = (): Ludo =>
    openLudo({
      db,
      clock,
      wallet: purse.wallet,
      randomBytes,
      log: pino({ level: 'silent' }),
      lossMaxOf: () => BigInt(given.lossMax ?? 1_000_000) * 100n,
      ...(given.housePlayer === undefined ? {} : { housePlayer: given.housePlayer }),
    });
  let ludo = open();
  await ludo.start();
  let sittings = 0;

  const table = (player: LudoPlayer): LudoTable => {
    const { table: found } = ludo.view(player);
    if (found === null) throw new Error(`${player.playerName} sits nowhere`);
    return found;
  };

  const until = (player: LudoPlayer, isSo: (seen: LudoTable) => boolean): Promise<LudoTable> =>
    vi.waitFor(
      () => {
        const { table: seen } = ludo.view(player);
        if (seen !== null && isSo(seen)) return seen;
        throw new Error(`never so: ${JSON.stringify(seen)}`);
      },
      { interval: 5 },
    );

  const sit = (player: LudoPlayer, against: 'anyone' | 'house' = 'anyone', stake: 25 | 100 = 25) => {
    sittings += 1;
    return ludo.sit(player, { requestId: `sitting-${sittings}`, stake, against });
  };
  const commit = (player: LudoPlayer) =>
    ludo.commit(player, { gameId: table(player).gameId, seedHash: seedHashOf(player) });
  const reveal = (player: LudoPlayer) =>
    ludo.reveal(player, { gameId: table(player).gameId, seed: seedOf(player) });

  /** Rolls, or moves the first token that may. */
  async function act(player: LudoPlayer): Promise<Refused> {
    const { gameId, turn, due } = table(player);
    if (turn === null || due === null) throw new Error('it is not the turn of the player');
    if (due === 'roll') return ludo.roll(player, { gameId, n: turn.n });
    return ludo.move(player, { gameId, n: turn.n, token: turn.legal[0]?.token ?? 0 });
  }

  return {
    db,
    clock,
    ...purse,
    get ludo() {
      return ludo;
    },
    table,
    until,
    sit,
    commit,
    reveal,
    act,
    /** Both seated, staked and revealed: the game begins. */
    async begin(first: LudoPlayer, second: LudoPlayer | 'house') {
      await sit(first, second === 'house' ? 'house' : 'anyone');
      if (second !== 'house') await sit(second);
      const players = second === 'house' ? [first] : [first, second];
      for (const player of players) await commit(player);
      for (const player of players) await reveal(player);
      return table(first);
    },
    /** Plays until the game is over. */
    async playOut(...players: LudoPlayer[]) {
      const [first] = players;
      if (first === undefined) throw new Error('nobody plays');
      for (;;) {
        const { stage, due, turn } = table(first);
        if (stage === 'over') return table(first);
        const mover = players.find((player) => ludo.view(player).table?.due);
        if (mover !== undefined) await act(mover);
        else {
          clock.advance(3_000);
          await until(first, (seen) => seen.turn?.n !== turn?.n || seen.due !== due || seen.stage === 'over');
        }
      }
    },
    /** As after a stop and a start: what was in memory is gone. */
    async restart() {
      await ludo.close();
      ludo = open();
      await ludo.start();
    },
    async close() {
      await ludo.close();
      if (given.db === undefined) await db.close();
    },
  };
}

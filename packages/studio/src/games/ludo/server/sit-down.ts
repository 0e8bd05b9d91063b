import { commitmentTo, keyToHex } from '@maidan/betting';
import type { LudoSitRequest } from '../../../wire/ludo.ts';
import { hashOfLudoSeed } from '../rules/ludo-dice.ts';
import { ludoVersion } from '../rules/ludo-rules.ts';
import { endGame } from './end-game.ts';
import type { LudoGame, LudoStage, SeatedPlayer } from './ludo-game.ts';
import {
  type GameRow,
  type GameRows,
  insertGame,
  insertSeat,
  readGame,
  readOpenGames,
  storeStage,
} from './ludo-store.ts';
import { rebuildGame } from './rebuild-game.ts';
import { type Refused, refuse, type TableParts } from './table-parts.ts';

export interface Sitter {
  readonly player: string;
  readonly playerName: string;
  readonly pricePerPoint: number;
  readonly isDemo: boolean;
  readonly house: string;
}

/** What a table is played for. */
type Terms = Pick<LudoGame, 'stake' | 'pricePerPoint' | 'isDemo' | 'house'>;

const isFor = (game: LudoGame, { stake, pricePerPoint, isDemo, house }: Terms): boolean =>
  game.stake === stake &&
  game.pricePerPoint === pricePerPoint &&
  game.isDemo === isDemo &&
  game.house === house;

const serverSeedBytes = 32;
const ownSeedBytes = 16;
const waitsNoLonger = { reason: 'not-started', winner: null } as const;

const seatFor = (seat: 'A' | 'B', { player, playerName }: Sitter, sitRequest: string): SeatedPlayer => ({
  seat,
  player,
  name: playerName,
  sitRequest,
  seedHash: '',
  seed: '',
  stake: 'none',
  paid: 0n,
});

/** The house's seed is drawn with the server's, so that both hashes are shown together. */
function houseSeat(randomBytes: TableParts['randomBytes']): SeatedPlayer {
  const seed = keyToHex(randomBytes(ownSeedBytes));
  const seedHash = hashOfLudoSeed(seed) ?? '';
  return {
    seat: 'B',
    player: null,
    name: 'House',
    sitRequest: '',
    seedHash,
    seed,
    stake: 'none',
    paid: 0n,
  };
}

async function openTable(parts: TableParts, terms: Terms, seats: readonly SeatedPlayer[]): Promise<LudoGame> {
  const { db, clock, randomBytes, present, startClock } = parts;
  const serverSeed = keyToHex(randomBytes(serverSeedBytes));
  const stage: LudoStage = seats.length === 1 ? 'waiting' : 'committing';
  const head = { version: ludoVersion, ...terms, stage, serverSeed };
  const number = await db.transaction(async (tx) => {
    const made = await insertGame(tx, head, clock.now());
    for (const seat of seats) await insertSeat(tx, made, seat);
    return made;
  });
  const game: LudoGame = {
    ...head,
    number,
    seats,
    play: null,
    happened: [],
    moves: [],
    end: null,
    riskDay: null,
    playedMs: 0,
  };
  present.put(game);
  startClock(game);
  return game;
}

async function joinTable(parts: TableParts, waiting: LudoGame, seat: SeatedPlayer): Promise<void> {
  const { db, present, startClock } = parts;
  await db.transaction(async (tx) => {
    await insertSeat(tx, waiting.number, seat);
    await storeStage(tx, waiting.number, 'committing', 0);
  });
  const game: LudoGame = { ...waiting, stage: 'committing', seats: [...waiting.seats, seat] };
  present.put(game);
  startClock(game);
}

/**
 * A table where a player waits who is still connected and plays for the same coins; tables of players who left are closed. The
 * price of a point must be the same, or a person with two accounts could lose cheap points and win expensive ones; demo coins
 * only play demo coins; and both players have the same house, since coins lost at one house cannot pay a win at another.
 */
async function findOpponent(parts: TableParts, terms: Terms, player: string): Promise<LudoGame | undefined> {
  const { present, watch } = parts;
  for (const game of present.waiting()) {
    const [first] = game.seats;
    if (!isFor(game, terms) || first?.player === player) continue;
    if (first?.player != null && watch.isThere(first.player)) return game;
    await endGame(parts, game, waitsNoLonger);
  }
  return undefined;
}

/** Sitting down, and leaving while still waiting: one act at a time for all tables. */
export function createLobby(parts: TableParts) {
  const { present } = parts;
  let queue: Promise<unknown> = Promise.resolve();
  /** An act failed halfway, so the stored tables may differ from the present ones. */
  let isDoubtful = false;

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const run = async () => {
      try {
        if (isDoubtful) await readLobbyAgain(parts);
        isDoubtful = false;
        return await work();
      } catch (error) {
        isDoubtful = true;
        throw error;
      }
    };
    const done = queue.then(run, run);
    queue = done.catch(() => undefined);
    return done;
  }

  async function sitNow(sitter: Sitter, { requestId, stake, against }: LudoSitRequest): Promise<Refused> {
    const { player, pricePerPoint, isDemo, house } = sitter;
    const terms = { stake, pricePerPoint, isDemo, house };
    const seated = present.ofPlayer(player);
    const own = seated?.seats.find((seat) => seat.player === player);
    if (own?.sitRequest === requestId) return undefined;
    if (seated !== undefined && seated.stage !== 'over') {
      const takesHouse = seated.stage === 'waiting' && against === 'house';
      if (!takesHouse) return refuse('seated', 'You sit at a table already');
      await endGame(parts, seated, waitsNoLonger);
    }
    const me = seatFor('A', sitter, requestId);
    if (against === 'house') {
      await openTable(parts, terms, [me, houseSeat(parts.randomBytes)]);
      return undefined;
    }
    const waiting = await findOpponent(parts, terms, player);
    if (waiting === undefined) await openTable(parts, terms, [me]);
    else await joinTable(parts, waiting, { ...me, seat: 'B' });
    return undefined;
  }

  return {
    sit: (sitter: Sitter, request: LudoSitRequest) => inTurn(() => sitNow(sitter, request)),
    /** Whether the player waits at that table, or did until it was closed. */
    stopWaiting: (player: string, number: bigint) =>
      inTurn(async () => {
        const game = present.get(number);
        if (game?.seats.length !== 1 || game.seats[0]?.player !== player) return false;
        if (game.stage === 'waiting') await endGame(parts, game, waitsNoLonger);
        if (present.ofPlayer(player)?.number === number) present.dismiss(player);
        return true;
      }),
    settled: () => queue,
  };
}

export const serverSeedHashOf = ({ serverSeed }: LudoGame): string =>
  commitmentTo(Uint8Array.from(Buffer.from(serverSeed, 'hex')));

/**
 * After an act of the lobby failed it is not known whether it was stored: a table may have been opened, joined or closed. Games
 * past waiting are left alone, since their own acts read them again.
 */
async function readLobbyAgain(parts: TableParts): Promise<void> {
  const { db, clock, present } = parts;
  const open = await readOpenGames(db, clock.now());
  for (const row of open.games) adopt(parts, row, open);
  const openNumbers = new Set(open.games.map(({ number }) => BigInt(number)));
  for (const { number } of present.waiting()) {
    if (openNumbers.has(number)) continue;
    const ended = await readGame(db, number);
    for (const row of ended.games) adopt(parts, row, ended);
  }
}

function adopt({ present, startClock }: TableParts, row: GameRow, { seats, moves }: GameRows): void {
  const known = present.get(BigInt(row.number));
  const isUnsure = known === undefined || known.stage === 'waiting';
  if (!isUnsure || known?.stage === row.stage) return;
  const stored = rebuildGame(row, seats, moves);
  present.put(stored);
  if (stored.stage !== 'over') startClock(stored);
}

import { requestId } from '@maidan/contract';
import { z } from 'zod';
import { hex32, pointsText } from './instant.ts';

/**
 * Calls of the Ludo page to the studio: POST /studio/v1/ludo/{sit,commit,reveal,roll,move,leave,cancel} and
 * GET /studio/v1/ludo/{table,balance}, with the studio's bearer. The answer to an act is the table as it now is for the caller, or a
 * refusal.
 */

const gameId = z.string().regex(/^L600113-\d{6,12}$/, 'expected a game such as L600113-000001');
const seed = z.string().regex(/^[0-9a-f]{32}$/, 'expected 16 bytes in hex');
const dieNumber = z.int().min(1).max(10_000);
const token = z.int().min(0).max(3);
const die = z.int().min(1).max(6);
/** A token's own count: 0 its start, 1 to 50 the shared track, 51 to 55 its home column, 56 home. */
const steps = z.int().min(0).max(56);

export const ludoSeat = z.enum(['A', 'B']);
export type LudoSeat = z.output<typeof ludoSeat>;

/** In whole points. */
export const ludoStakes = [25, 50, 100, 250, 500, 1_000, 2_500, 5_000] as const;

/**
 * Takes a seat. `anyone` waits for another player at the same stake; `house` sits down with the house at once, and also takes
 * the house seat for a player who is waiting. Nothing is staked until `commit`. A repeated `requestId` takes no second seat.
 */
export const ludoSitRequest = z.object({
  requestId,
  stake: z.literal([...ludoStakes]),
  against: z.enum(['anyone', 'house']),
});
export type LudoSitRequest = z.output<typeof ludoSitRequest>;

/** SHA-256, in hex, of the 16 bytes of the player's own seed. Locks the stake. */
export const ludoCommitRequest = z.object({ gameId, seedHash: hex32 });
export type LudoCommitRequest = z.output<typeof ludoCommitRequest>;

/** The seed itself, its 16 bytes as 32 lower-case hex digits: this text is part of the message that each die is drawn from. */
export const ludoRevealRequest = z.object({ gameId, seed });
export type LudoRevealRequest = z.output<typeof ludoRevealRequest>;

/** `n` is the number of the die, `turn.n` of the table: a repeated request rolls nothing more. */
export const ludoRollRequest = z.object({ gameId, n: dieNumber });
export type LudoRollRequest = z.output<typeof ludoRollRequest>;

/** Moves a token by die `n`, which has been rolled. */
export const ludoMoveRequest = z.object({ gameId, n: dieNumber, token });
export type LudoMoveRequest = z.output<typeof ludoMoveRequest>;

/** Gives the game up: once the stakes are locked, leaving loses. */
export const ludoLeaveRequest = z.object({ gameId });

/** Stops waiting for an opponent. Free. */
export const ludoCancelRequest = z.object({ gameId });

/** GET /studio/v1/ludo/table?after=: answers when the view differs from `after`, or after 20 seconds; without `after` at once. */
export const ludoTableRequest = z.object({ after: z.coerce.number().int().nonnegative().optional() });

/** GET /studio/v1/ludo/balance: what may be staked; null while the wallet does not answer. */
export const ludoBalance = z.object({ status: z.literal('ok'), balance: pointsText.nullable() });
export type LudoBalance = z.output<typeof ludoBalance>;

export const ludoRefusalReason = z.enum([
  'malformed',
  'session-ended',
  'too-many-calls',
  /** The caller sits at another table that is not over. */
  'seated',
  /** No such table, or not the caller's. */
  'no-table',
  /** The game is not at that point: over, or not yet begun. */
  'stage',
  'not-your-turn',
  /** Die `n` is not the one to be rolled or moved. */
  'wrong-die',
  'not-rolled',
  'not-legal',
  /** Another hash, seed or token was sent before. */
  'reused',
  /** The seed does not give the hash that was committed to. */
  'wrong-seed',
  // Refusals of the wallet, under its own names.
  'not-enough-coins',
  'betting-shut',
  'game-off',
  /** The house has lost, or may lose, all it may at Ludo that day. */
  'house-limit',
  /** The wallet did not answer in time: a stake that it may have taken is returned. */
  'no-answer',
  /** Any other refusal of the wallet. */
  'wallet',
]);
export type LudoRefusalReason = z.output<typeof ludoRefusalReason>;

/** Sent with HTTP 200 for a refused act, and with 400, 401, 429 or 503 where the request was no act. */
export const ludoRefusal = z.object({
  status: z.literal('refused'),
  reason: ludoRefusalReason,
  message: z.string(),
});
export type LudoRefusal = z.output<typeof ludoRefusal>;

/** Who made a move: the player, the server when the clock ran out, or the house's own player. */
const by = z.enum(['player', 'clock', 'house']);

/** What happened, numbered from 1 without gaps in each game: a page animates those above the last one it has shown. */
export const ludoEvent = z.discriminatedUnion('kind', [
  z.object({ no: z.int(), kind: z.literal('toss'), die, first: ludoSeat }),
  /** A turn begins: how many of its turns the seat has left, this one included. */
  z.object({ no: z.int(), kind: z.literal('turn'), seat: ludoSeat, turnsLeft: z.int() }),
  z.object({ no: z.int(), kind: z.literal('roll'), seat: ludoSeat, n: z.int(), die, by }),
  z.object({
    no: z.int(),
    kind: z.literal('move'),
    seat: ludoSeat,
    n: z.int(),
    token,
    from: steps,
    to: steps,
    by,
  }),
  /** `seat` took the other seat's token back to its start. */
  z.object({ no: z.int(), kind: z.literal('capture'), seat: ludoSeat, token, from: steps }),
  z.object({ no: z.int(), kind: z.literal('home'), seat: ludoSeat, token }),
  /** The seat rolls once more in the same turn. */
  z.object({
    no: z.int(),
    kind: z.literal('again'),
    seat: ludoSeat,
    why: z.enum(['six', 'capture', 'home']),
  }),
  /** The die is not moved and the turn ends. */
  z.object({
    no: z.int(),
    kind: z.literal('pass'),
    seat: ludoSeat,
    n: z.int(),
    why: z.enum(['no-move', 'third-six']),
  }),
  /** The clock ran out and took a life. */
  z.object({ no: z.int(), kind: z.literal('timeout'), seat: ludoSeat, livesLeft: z.int() }),
  z.object({ no: z.int(), kind: z.literal('left'), seat: ludoSeat }),
  z.object({ no: z.int(), kind: z.literal('over') }),
]);
export type LudoEvent = z.output<typeof ludoEvent>;

export const ludoSeatView = z.object({
  seat: ludoSeat,
  /** The caller's own in full, others' shortened, 'House' for the house. */
  name: z.string(),
  isHouse: z.boolean(),
  isYou: z.boolean(),
  /** Has asked for the table in the last seconds. For display only. */
  isConnected: z.boolean(),
  lives: z.int(),
  /** The running turn included. */
  turnsLeft: z.int(),
  score: z.int(),
  /** Steps of the four tokens, by token. */
  tokens: z.array(steps).length(4),
  /** '' until committed. */
  seedHash: z.string(),
  hasRevealed: z.boolean(),
  /** '' until both have revealed. */
  seed: z.string(),
});
export type LudoSeatView = z.output<typeof ludoSeatView>;

export const ludoLegalMove = z.object({
  token,
  to: steps,
  /** The other seat's token it takes back; null where it takes none. */
  captures: token.nullable(),
  isHome: z.boolean(),
});
export type LudoLegalMove = z.output<typeof ludoLegalMove>;

export const ludoTurn = z.object({
  seat: ludoSeat,
  /** Number of the die to be rolled or moved: sent with `roll` and `move`. */
  n: z.int(),
  /** Null until rolled. */
  die: die.nullable(),
  /** Sixes in a row in this turn, the die shown included. */
  sixes: z.int(),
  /** Moves that the die shown allows; empty until rolled. */
  legal: z.array(ludoLegalMove),
});

export const ludoEndReason = z.enum([
  /** Both have used their turns. */
  'turns',
  /** Four tokens home. */
  'home',
  /** The time of the game ran out. */
  'time',
  /** The loser let the clock run out too often. */
  'lives',
  'left',
  /** The loser did not reveal its seed in time. */
  'no-reveal',
  /** Returned before it began: a stake was refused, or nobody committed or revealed in time. */
  'not-started',
  /** Our fault: stakes returned. */
  'fault',
]);
export type LudoEndReason = z.output<typeof ludoEndReason>;

/** Reasons for the end of a game in which a die could be rolled. */
const playedEndReason = ludoEndReason.exclude(['no-reveal', 'not-started']);

/** One die and the move made with it. */
export const ludoRecordedMove = z.object({
  n: dieNumber,
  seat: ludoSeat,
  die,
  /** Null where the die was not moved. */
  token: token.nullable(),
  by,
});

/** All that is needed to replay a finished game: the reply of GET /studio/v1/ludo/games/{gameId}, open to everybody. */
export const ludoRecord = z.object({
  game: z.literal('ludo'),
  /** Version of the rules. */
  version: z.int(),
  gameId,
  /** Whole points. */
  stake: z.int(),
  /** 32 bytes in hex; die n is drawn from HMAC-SHA256(serverSeed, `gameId:seedA:seedB:n:k`). */
  serverSeed: hex32,
  /** SHA-256 of the server's seed, shown before any seed was committed to. */
  serverSeedHash: hex32,
  seats: z.object({
    A: z.object({ isHouse: z.boolean(), seedHash: hex32, seed }),
    B: z.object({ isHouse: z.boolean(), seedHash: hex32, seed }),
  }),
  first: ludoSeat,
  moves: z.array(ludoRecordedMove).max(2_000),
  end: z.object({
    reason: playedEndReason,
    /** Null for a tie and where stakes were returned. */
    winner: ludoSeat.nullable(),
  }),
  scores: z.object({ A: z.int(), B: z.int() }),
});
export type LudoRecord = z.output<typeof ludoRecord>;

export const ludoResult = z.object({
  reason: ludoEndReason,
  winner: ludoSeat.nullable(),
  isWonByYou: z.boolean(),
  isTie: z.boolean(),
  /** Stakes were returned because the game did not count. */
  isVoid: z.boolean(),
  /** What the caller gets, the stake included. */
  paid: pointsText,
  /** Null where no die was rolled. */
  record: ludoRecord.nullable(),
});
export type LudoResult = z.output<typeof ludoResult>;

export const ludoTable = z.object({
  gameId,
  /** Whole points. */
  stake: z.int(),
  /** What the winner gets, the stake included. */
  pays: pointsText,
  stage: z.enum(['waiting', 'committing', 'playing', 'over']),
  /** What the caller has to do now; null where it is somebody else's turn. The page does `commit` and `reveal` by itself. */
  due: z.enum(['commit', 'reveal', 'roll', 'move']).nullable(),
  you: ludoSeat,
  /** The caller's first; alone while waiting. */
  seats: z.array(ludoSeatView),
  /** While playing. */
  turn: ludoTurn.nullable(),
  /** Time left of the running clock: that of the turn while playing, of commit or reveal before; null where none runs. */
  msLeft: z.int().nullable(),
  /** Time left of the whole game, which then ends after the running pair of turns; null unless playing. */
  gameMsLeft: z.int().nullable(),
  /** While waiting: time until the house seat is offered, 0 once it is; null otherwise. */
  houseOfferMs: z.int().nullable(),
  serverSeedHash: hex32,
  /** '' until the game is over. */
  serverSeed: z.string(),
  /** The last 60. */
  events: z.array(ludoEvent),
  /** Null until over. */
  result: ludoResult.nullable(),
});
export type LudoTable = z.output<typeof ludoTable>;

export const ludoRules = z.object({
  stakes: z.array(z.int()),
  turnsEach: z.int(),
  lives: z.int(),
  clockMs: z.int(),
  gameMs: z.int(),
  revealMs: z.int(),
  houseOfferMs: z.int(),
  /** What a point staked pays to the winner: against a player, against the house. */
  pays: z.object({ player: z.string(), house: z.string() }),
  house: z.object({
    /** Over how many dice to come the house looks before it moves. */
    looksAhead: z.int(),
    /** A program that tries each move in so many simulated games got back this of every hundred points, over so many games. */
    playouts: z.int(),
    returned: z.string(),
    games: z.int(),
  }),
});
export type LudoRules = z.output<typeof ludoRules>;

export const ludoView = z.object({
  status: z.literal('ok'),
  /** Differs whenever the view does: ask for the table with `after` set to it. */
  version: z.int(),
  rules: ludoRules,
  /** Null where the caller has not sat down; a game that is over is shown for a while. */
  table: ludoTable.nullable(),
});
export type LudoView = z.output<typeof ludoView>;

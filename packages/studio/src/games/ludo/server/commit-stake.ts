import { launchedGameIds } from '@maidan/contract';
import { pointsText } from '../../../server/points-text.ts';
import type { LudoCommitRequest, LudoRefusalReason } from '../../../wire/ludo.ts';
import { endGame, needsStake, walletIds } from './end-game.ts';
import { takeRisk } from './house/house-risk.ts';
import { type LudoGame, type SeatedPlayer, seatOfPlayer, withSeat } from './ludo-game.ts';
import { storeSeat, storeStage } from './ludo-store.ts';
import { noTable, type Refused, refuse, type TableParts } from './table-parts.ts';

const walletReasons: ReadonlySet<string> = new Set([
  'not-enough-coins',
  'betting-shut',
  'game-off',
  'session-ended',
]);

/** What to do after a received hash was noted. */
type Noted = { readonly refused: Refused } | { readonly ask: SeatedPlayer; readonly game: LudoGame };

export interface Staker {
  readonly player: string;
  readonly walletSession: string;
  readonly pricePerPoint: number;
}

async function noteHash(
  parts: TableParts,
  game: LudoGame,
  { player, pricePerPoint }: Staker,
  seedHash: string,
): Promise<Noted> {
  const seat = seatOfPlayer(game, player);
  if (seat === undefined) return { refused: noTable };
  if (seat.seedHash === seedHash) return { refused: undefined };
  if (seat.seedHash !== '') return { refused: refuse('reused', 'Another hash was sent before') };
  if (game.stage !== 'committing') return { refused: refuse('stage', 'Nothing can be staked here now') };
  if (game.pricePerPoint !== pricePerPoint)
    return { refused: refuse('session-ended', 'The price of a point has changed; open the game again') };
  const asking: SeatedPlayer = { ...seat, seedHash, stake: 'asked' };
  const taken = await parts.db.transaction(async (tx) => {
    const risked = await takeRisk(tx, parts, game);
    if ('game' in risked) await storeSeat(tx, game.number, asking);
    return risked;
  });
  if ('refused' in taken) {
    await endGame(parts, game, { reason: 'not-started', winner: null });
    return taken;
  }
  const next = withSeat(taken.game, asking);
  parts.present.put(next);
  return { ask: asking, game: next };
}

/** Stores the hash of the player's seed and locks the stake. Once both stakes are locked, the seeds are due. */
export async function commitStake(
  parts: TableParts,
  number: bigint,
  staker: Staker,
  { seedHash }: LudoCommitRequest,
): Promise<Refused> {
  const { present, wallet, asking } = parts;
  const { player, walletSession } = staker;
  const noted = await present.inTurn(number, (game) => noteHash(parts, game, staker, seedHash));
  if (noted === undefined) return noTable;
  if ('refused' in noted) return noted.refused;
  const ids = walletIds(noted.game, noted.ask);
  asking.add(ids.bet);
  try {
    // Outside the turn, so that the other player can commit meanwhile even if the wallet is slow.
    const answer = await wallet.bet({
      session: walletSession,
      transactionId: ids.bet,
      roundId: ids.roundId,
      gameId: launchedGameIds.ludo,
      amount: pointsText(BigInt(noted.game.stake) * 100n),
    });
    return await present.inTurn(number, (game) => takeAnswer(parts, game, player, answer));
  } finally {
    asking.delete(ids.bet);
  }
}

async function takeAnswer(
  parts: TableParts,
  game: LudoGame,
  player: string,
  answer: Awaited<ReturnType<TableParts['wallet']['bet']>>,
): Promise<Refused> {
  const seat = seatOfPlayer(game, player);
  // The game ended meanwhile, and the rollback is already being sent.
  if (seat === undefined || game.stage !== 'committing') return refuse('stage', 'The game did not begin');
  if (answer !== 'ok') {
    // A refused stake was never taken, so there is nothing to roll back.
    const stake = answer === 'unknown' ? seat.stake : 'none';
    await endGame(parts, withSeat(game, { ...seat, stake }), { reason: 'not-started', winner: null });
    return toRefusal(answer);
  }
  const locked = withSeat(game, { ...seat, stake: 'locked' });
  const stage = locked.seats.some(needsStake) ? 'committing' : 'revealing';
  await parts.db.transaction(async (tx) => {
    await storeSeat(tx, game.number, { ...seat, stake: 'locked' });
    await storeStage(tx, game.number, stage, 0);
  });
  const next: LudoGame = { ...locked, stage };
  parts.present.put(next);
  if (stage === 'revealing') parts.startClock(next);
  return undefined;
}

function toRefusal(answer: 'unknown' | { readonly refused: string; readonly message: string }): Refused {
  if (answer === 'unknown') return refuse('no-answer', 'The wallet did not answer; nothing was staked');
  const reason = walletReasons.has(answer.refused) ? (answer.refused as LudoRefusalReason) : 'wallet';
  return refuse(reason, answer.message);
}

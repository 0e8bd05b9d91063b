import type { Queries } from '@maidan/process/db/db.ts';
import { pointsText } from '../../../server/points-text.ts';
import { scoreOf as ludoScore } from '../rules/ludo-score.ts';
import { endRisk } from './house/house-risk.ts';
import { type GameEnd, gameIdOf, isHouse, type LudoGame, prizeOf, type SeatedPlayer } from './ludo-game.ts';
import { endSeat, storeEnd } from './ludo-store.ts';
import type { TableParts } from './table-parts.ts';

/** Whether the game did not count, so that stakes are returned. */
export const isVoid = ({ reason }: GameEnd): boolean => reason === 'not-started' || reason === 'fault';

export const walletIds = (game: LudoGame, { seat }: SeatedPlayer) => {
  const roundId = `${gameIdOf(game)}-${seat}`;
  return { roundId, bet: `${roundId}-bet`, win: `${roundId}-win`, rollback: `${roundId}-bet.rollback` };
};

function shareOf(game: LudoGame, { winner }: GameEnd, { seat }: SeatedPlayer): bigint {
  if (winner === seat) return prizeOf(game);
  return winner === null ? BigInt(game.stake) * 100n : 0n;
}

function summaryOf({ play }: LudoGame, { reason, winner }: GameEnd, { seat }: SeatedPlayer): string {
  const word = winner === null ? 'Tie' : winner === seat ? 'Won' : 'Lost';
  const other = seat === 'A' ? 'B' : 'A';
  return play === null
    ? `${word} (${reason})`
    : `${word} ${ludoScore(play.tokens[seat])} to ${ludoScore(play.tokens[other])} (${reason})`;
}

/** Returns the stake, or pays the seat's prize and declares its round. */
async function settleSeat(
  tx: Queries,
  wallet: TableParts['wallet'],
  game: LudoGame,
  end: GameEnd,
  seat: SeatedPlayer,
): Promise<SeatedPlayer> {
  const { player } = seat;
  if (player === null || seat.stake === 'none' || seat.stake === 'returned') return seat;
  const ids = walletIds(game, seat);
  const { roundId } = ids;
  if (isVoid(end)) {
    await wallet.rollback(tx, { player, transactionId: ids.rollback, rollsBack: ids.bet, roundId });
    const paid = seat.stake === 'locked' ? BigInt(game.stake) * 100n : 0n;
    return { ...seat, stake: 'returned', paid };
  }
  const paid = shareOf(game, end, seat);
  const summary = summaryOf(game, end, seat);
  const amount = pointsText(paid);
  await wallet.win(tx, { player, transactionId: ids.win, roundId, amount, isFinal: true, summary });
  return { ...seat, paid };
}

/** Runs in the transaction that ended the game. A second end of the same game throws, so it is paid once. */
export async function writeEnd(
  tx: Queries,
  { wallet, clock }: Pick<TableParts, 'wallet' | 'clock'>,
  game: LudoGame,
  end: GameEnd,
): Promise<LudoGame> {
  await storeEnd(tx, game.number, end, game.playedMs, clock.now());
  const seats: SeatedPlayer[] = [];
  for (const seat of game.seats) {
    const settled = await settleSeat(tx, wallet, game, end, seat);
    await endSeat(tx, game.number, settled);
    seats.push(settled);
  }
  await endRisk(tx, game, seats);
  return { ...game, stage: 'over', seats, end };
}

/** Ends a game other than by a die. */
export async function endGame(parts: TableParts, game: LudoGame, end: GameEnd): Promise<LudoGame> {
  const { db, present, wallet } = parts;
  const ended = await db.transaction((tx) => writeEnd(tx, parts, game, end));
  present.put(ended);
  wallet.deliver();
  return ended;
}

export const needsStake = (seat: SeatedPlayer): boolean => !isHouse(seat) && seat.stake !== 'locked';

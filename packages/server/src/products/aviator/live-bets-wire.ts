import { isDeepStrictEqual } from 'node:util';
import type { AccountId } from '@maidan/betting';
import type { AviatorBetsPatch, AviatorBetsPicture, LiveBet } from '@maidan/contract';
import type { Outbox } from '../../live/outbox.ts';
import type { Room, Unnumbered } from '../../live/room.ts';
import { hundredthsToWire } from '../../wallet/coins-wire.ts';
import { type LandedBy, type Landing, profitAt } from './landings.ts';
import { type LiveBets, paidOn, type ShownBet } from './live-bets.ts';

/** More rows than anybody reads during a flight. */
const rowsMost = 100;

type Content = Unnumbered<AviatorBetsPicture>;

export const liveBetsRoom = (bets: LiveBets, channel: string): Room<Content> => ({
  name: `flight-bets:${channel}`,
  channel,
  build: () => contentOf(bets),
  diff,
});

function contentOf(bets: LiveBets): Content {
  const { bettors, bets: betCount, staked, paid } = bets.totals();
  return {
    roundId: bets.roundId(),
    bettorCount: bettors,
    betCount,
    totalBet: hundredthsToWire(staked),
    totalWin: hundredthsToWire(paid),
    bets: bets.largest(rowsMost).map(rowToWire),
  };
}

const rowToWire = (bet: ShownBet): LiveBet => ({
  id: String(bet.id),
  player: bet.player,
  amount: hundredthsToWire(bet.stake),
  x: bet.cashedAt === undefined ? null : bet.cashedAt / 100,
  win: hundredthsToWire(paidOn(bet)),
});

/** Figures that differ, rows that differ, and rows that are gone. */
function diff(before: Content, after: Content): Unnumbered<AviatorBetsPatch> | undefined {
  if (before.roundId !== after.roundId) return after;
  const known = new Map(before.bets.map((row) => [row.id, row]));
  const bets = after.bets.filter((row) => !isDeepStrictEqual(known.get(row.id), row));
  const stay = new Set(after.bets.map(({ id }) => id));
  const gone = before.bets.flatMap(({ id }) => (stay.has(id) ? [] : id));
  const { bettorCount, betCount, totalBet, totalWin } = after;
  const patch = {
    ...(bettorCount === before.bettorCount ? {} : { bettorCount }),
    ...(betCount === before.betCount ? {} : { betCount }),
    ...(totalBet === before.totalBet ? {} : { totalBet }),
    ...(totalWin === before.totalWin ? {} : { totalWin }),
    ...(bets.length === 0 ? {} : { bets }),
    ...(gone.length === 0 ? {} : { gone }),
  };
  return Object.keys(patch).length === 0 ? undefined : patch;
}

/** The wire's words for what brought a bet down. */
const byToWire = { press: 'player', target: 'auto', limit: 'limit' } as const satisfies Record<
  LandedBy,
  string
>;

/** Sent to all pages of the client whose bet was cashed out, whether by a press, a target or a limit. */
export function sendCashedOut(outbox: Outbox, roundId: string, { bet, multiplier, by }: Landing): void {
  outbox.toClient(bet.client, 'aviatorCashedOut', {
    roundId,
    betId: String(bet.id),
    curentMultiplier: multiplier / 100,
    finalProfit: hundredthsToWire(profitAt(bet.stake, multiplier)),
    by: byToWire[by],
  });
}

export const sendBetsChanged = (outbox: Outbox, client: AccountId, roundId: string): void =>
  outbox.toClient(client, 'avaitorBetPlace', { roundId });

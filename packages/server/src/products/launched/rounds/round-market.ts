import { createHash } from 'node:crypto';
import { type AccountId, type ExternalDefinition, shapeOf } from '@maidan/betting';
import type { Queries } from '@maidan/process/db/db.ts';
import { insertMarkets } from '../../../bets/markets-store.ts';
import type { LaunchedGame } from '../game-store.ts';
import { type BetOfRound, insertRound, type LaunchedRound } from './round-store.ts';

/** The market id of a provider's round of one client. Short, since market ids are used in URLs. */
export const roundMarket = (provider: string, client: AccountId, roundId: string): string =>
  `launched-${createHash('sha256')
    .update(JSON.stringify([provider, String(client), roundId]))
    .digest('hex')
    .slice(0, 32)}`;

const definitionOf = (
  { returns_times, profit_max }: LaunchedGame,
  pricePerPoint: number,
): ExternalDefinition => ({
  shape: 'external',
  returnsTimes: returns_times,
  ...(profit_max === null ? {} : { profitMax: String(profit_max * BigInt(pricePerPoint)) }),
});

/** Opens the round of a first bet; an existing round is unchanged. */
export async function openRound(
  tx: Queries,
  round: LaunchedRound,
  game: LaunchedGame,
  now: number,
): Promise<void> {
  const market = {
    id: round.market_id,
    product: launchedProduct,
    eventId: game.id,
    room: game.id,
    kind: game.kind,
    name: game.name,
    isCommission: false,
    definition: definitionOf(game, round.price_per_point),
  };
  await insertMarkets(tx, [market], now);
  await insertRound(tx, round, now);
}

/** As markets and ledger lines name it. */
export const launchedProduct = 'launched';

/** Bets whose stakes count: placed, not taken out and not rolled back. */
export const standingBets = (bets: readonly BetOfRound[]): readonly BetOfRound[] =>
  bets.filter(({ state, is_rolled_back }) => !is_rolled_back && (state === 'open' || state === 'settled'));

interface Terms {
  /** As the round was opened. */
  readonly definition: ExternalDefinition;
  /** As the game is now, if it is still there: an operator may have raised what it returns. */
  readonly game: LaunchedGame | undefined;
  readonly pricePerPoint: number;
}

/** The most that the stakes of a round can be paid by its game, themselves included, in hundredths. */
export function mostOfRound(bets: readonly BetOfRound[], { definition, game, pricePerPoint }: Terms): bigint {
  const stake = standingBets(bets).reduce((sum, bet) => sum + bet.stake, 0n);
  const terms = [definition, ...(game === undefined ? [] : [definitionOf(game, pricePerPoint)])];
  const profits = terms.map((each) => shapeOf(each).bestCase(each, { stake }));
  return stake + profits.reduce<bigint>((most, each) => (each > most ? each : most), 0n);
}

import { createHash } from 'node:crypto';
import type { AccountId, ExternalDefinition } from '@maidan/betting';
import type { Queries } from '@maidan/process/db/db.ts';
import { insertMarkets } from '../../../bets/markets/store.ts';
import type { LaunchedGame } from '../games/game-store.ts';
import { launchedProduct } from '../launched-product.ts';
import { insertRound, type LaunchedRound } from './round-store.ts';

/** The market id of a provider's round of one client. Short, since market ids are used in URLs. */
export const roundMarket = (provider: string, client: AccountId, roundId: string): string =>
  `launched-${createHash('sha256')
    .update(JSON.stringify([provider, String(client), roundId]))
    .digest('hex')
    .slice(0, 32)}`;

export const definitionOf = (
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

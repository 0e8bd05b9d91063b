import type { Queries } from '@maidan/process/db/db.ts';
import { ludoStakes } from '../../../../wire/ludo.ts';
import { hasHouse, isHouse, type LudoGame, prizeOf, type SeatedPlayer } from '../ludo-game.ts';
import { type Refused, refuse, type TableParts } from '../table-parts.ts';
import { type LudoDay, readLoss, storeLoss, storeRisk, storeRiskDay } from './day-store.ts';

/** As 2026-01-31. */
const dayInIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

type RiskParts = Pick<TableParts, 'clock' | 'lossMaxOf'>;

/** Hundredths of a point in hundredths of a coin, rounded up: prices of other wallets may have decimals. */
function coinsOf(points: bigint, { pricePerPoint }: Pick<LudoGame, 'pricePerPoint'>): bigint {
  const price = pricePerPoint ?? 0;
  return Number.isInteger(price) ? points * BigInt(price) : BigInt(Math.ceil(Number(points) * price));
}

const stakeOf = ({ stake }: Pick<LudoGame, 'stake'>): bigint => BigInt(stake) * 100n;

/** The most the house may lose on the game: what a winner gets beyond the stake. */
const riskOf = (game: LudoGame): bigint => coinsOf(prizeOf(game) - stakeOf(game), game);

const dayOf = ({ house, isDemo }: LudoGame, day: string): LudoDay => ({ house, day, isDemo });

/**
 * Counts a game against the house towards the day's limit, in the transaction that asks for its stake. Returns the game so
 * counted, or a refusal that names the largest stake still possible.
 */
export async function takeRisk(
  tx: Queries,
  { clock, lossMaxOf }: RiskParts,
  game: LudoGame,
): Promise<{ readonly game: LudoGame } | { readonly refused: Refused }> {
  if (!hasHouse(game)) return { game };
  const most = lossMaxOf(game.house);
  const riskDay = dayInIndia.format(clock.now());
  const day = dayOf(game, riskDay);
  if (await storeRisk(tx, day, riskOf(game), most)) {
    await storeRiskDay(tx, game.number, riskDay);
    return { game: { ...game, riskDay } };
  }
  const room = most - (await readLoss(tx, day));
  const possible = ludoStakes.findLast((stake) => riskOf({ ...game, stake }) <= room);
  return {
    refused: refuse(
      'house-limit',
      possible === undefined
        ? 'The house plays no more Ludo today; other players still do'
        : `The house can take no more on this today: the stake still possible is ${possible}`,
    ),
  };
}

/** Runs with the end of the game, once. */
export async function endRisk(tx: Queries, game: LudoGame, settled: readonly SeatedPlayer[]): Promise<void> {
  const { riskDay } = game;
  if (riskDay === null) return;
  const player = settled.find((seat) => !isHouse(seat));
  const isPlayed = player?.stake === 'locked';
  const lost = isPlayed ? coinsOf(player.paid, game) - coinsOf(stakeOf(game), game) : 0n;
  await storeLoss(tx, dayOf(game, riskDay), riskOf(game), lost);
}

import { decimalFromOdds } from '@maidan/betting';
import type { MatkaBet } from '@maidan/contract';
import { gameOfNumber, type MatkaEntry, toHaroopSlip, writeMatkaResult } from '@maidan/games/rules';
import { betFactsToWire } from '../../bets/lists/bet-facts-wire.ts';
import type { BetRow } from '../../bets/lists/bet-list-store.ts';
import { gameToWire, partToWire } from './games-wire.ts';
import { drawnPannas, type MarketPlace, type MatkaDay } from './matka-day.ts';

export function matkaBetToWire(
  bet: BetRow,
  { part }: MarketPlace,
  day: MatkaDay,
  { isHaroop }: MatkaEntry,
): MatkaBet {
  const game = gameOfNumber(bet.option);
  return {
    ...betFactsToWire(bet),
    matkaEventId: bet.event_id,
    matkaName: bet.market_name,
    betNumber: isHaroop ? toHaroopSlip(game, bet.option) : bet.option,
    gameType: gameToWire(game),
    betType: partToWire(part),
    odds: decimalFromOdds(bet.odds),
    result: bet.state === 'settled' ? writeMatkaResult(drawnPannas(day)) : null,
    day: day.day,
  };
}

import { coins, decimalFromOdds, shapeOf } from '@maidan/betting';
import type { CasinoBet } from '@maidan/contract';
import { type BettorNames, betFactsToWire } from '../bets/lists/bet-facts-wire.ts';
import type { BetRow } from '../bets/lists/bet-list-store.ts';
import { hundredthsToWire } from '../wallet/coins-wire.ts';
import type { RoundRecord } from './round-record.ts';

/** A bet at a table as its open and completed lists show it. */
export function tableBetToWire(
  row: BetRow,
  bettor: BettorNames,
  game: { readonly eventId: string; readonly title: string; readonly code: string },
  result: RoundRecord | undefined,
): CasinoBet {
  const facts = betFactsToWire(row);
  const profit = row.state === 'settled' ? (row.profit ?? 0n) : 0n;
  return {
    ...facts,
    playerName: row.details?.teamName ?? row.option,
    teamName: row.details?.teamName ?? row.option,
    gameName: game.title,
    eventId: game.eventId,
    roundId: row.market_id,
    sid: row.option,
    betType: row.side === 'back' ? 'Yes' : 'No',
    odds: decimalFromOdds(row.odds),
    showResult: result?.reason ?? '',
    result: result?.code ?? '',
    resultDetails: result
      ? {
          cards: result.cards.join(','),
          gtype: game.code,
          win: result.code,
          desc: result.description.join('||'),
        }
      : null,
    posArray: positionsOf(row),
    debitAmount: hundredthsToWire(row.stake),
    creditAmount: hundredthsToWire(profit > 0n ? row.stake + profit : 0n),
    rollbackAmount: facts.isDeleted === 1 ? facts.amount : 0,
    userInfo: bettor,
  };
}

/** What the bet comes to for each option, should that one win; options it has nothing to do with are left out. */
function positionsOf({ definition, option, side, stake, odds }: BetRow): Record<string, number> {
  const shape = shapeOf(definition);
  const leg = { option, side, stake: coins(stake), odds };
  const positions = shape.positions(definition, shape.addLeg(definition, shape.emptyBook(definition), leg));
  if (positions.by !== 'option') return {};
  const touched = positions.options.filter(({ profit }) => profit !== 0n);
  return Object.fromEntries(touched.map((each) => [each.option, hundredthsToWire(each.profit)]));
}

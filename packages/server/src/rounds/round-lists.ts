import { odds as asOdds, decimalFromOdds } from '@maidan/betting';
import type { ProductLists } from '../bets/lists/product-lists.ts';
import { isUnpriced, pendingRoundBetToWire, roundBetToWire } from './bets-wire.ts';
import { roundWords } from './round-words.ts';

/** Lists of a product whose markets are rounds of a game. Prices of our games are decimal on the wire. */
export const roundLists = (ledgerType: ProductLists['ledgerType']): ProductLists => ({
  words: roundWords,
  ledgerType,
  toBetRow: (bet, bettor) => ({ list: 'casinoBetData', row: roundBetToWire(bet, bettor) }),
  toPending: pendingRoundBetToWire,
  storyFacts: ({ definition, kind, side, option, odds, odds_seen, cashed_at, details }) => ({
    selectionName: details?.teamName ?? option,
    oddsType: kind,
    isDecimal: true,
    type: side === 'back' ? 'Y' : 'N',
    oddsSeen: decimalFromOdds(asOdds(odds_seen)),
    odds: decimalFromOdds(asOdds(odds)),
    ...(isUnpriced(definition) ? { isUnpriced: true } : {}),
    ...(cashed_at === null ? {} : { cashedOutAt: cashed_at / 100 }),
  }),
});

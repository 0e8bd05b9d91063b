import type { MarketKey, TransferFacts } from '@maidan/contract';
import type { MarketWords } from '../bets/lists/bet-words.ts';

export const marketKeyToWire = (words: MarketWords | undefined): { marketKey?: MarketKey } =>
  words?.marketKey === undefined ? {} : { marketKey: words.marketKey };

type RemarkKey = NonNullable<TransferFacts['remarkKey']>;

export const remarkKeyToWire = (remarkKey: RemarkKey | null): { remarkKey?: RemarkKey } =>
  remarkKey === null ? {} : { remarkKey };

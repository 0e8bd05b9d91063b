import type { MarketKey } from '@maidan/contract';
import type { MarketWords } from '../bets/lists/bet-words.ts';
import type { RemarkKey } from '../wallet/transfer.ts';

export const marketKeyToWire = (words: MarketWords | undefined): { marketKey?: MarketKey } =>
  words?.marketKey === undefined ? {} : { marketKey: words.marketKey };

export const remarkKeyToWire = (remarkKey: RemarkKey | null): { remarkKey?: RemarkKey } =>
  remarkKey === null ? {} : { remarkKey };

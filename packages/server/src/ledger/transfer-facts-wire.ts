import type { MarketKey } from '@maidan/contract';
import { MAIN_MARKET_NAMES } from '@maidan/feeds';
import { oddsTypes } from '../sports/bets-wire.ts';
import type { RemarkKey } from '../wallet/transfer.ts';

const isMainKind = (kind: string): kind is keyof typeof MAIN_MARKET_NAMES =>
  Object.hasOwn(MAIN_MARKET_NAMES, kind);

/** A main market under its usual name is known by its key; a race's winner has a name of its own. */
export function marketKeyToWire(kind: string | null, name: string | null): { marketKey?: MarketKey } {
  if (kind === null || !isMainKind(kind) || MAIN_MARKET_NAMES[kind] !== name) return {};
  return { marketKey: oddsTypes[kind] };
}

export const remarkKeyToWire = (remarkKey: RemarkKey | null): { remarkKey?: RemarkKey } =>
  remarkKey === null ? {} : { remarkKey };

import type { MarketKey } from '@maidan/contract';
import { isMarketKind, isRunnerKind, marketKinds, oddsTypeOf } from '@maidan/sports';
import type { RemarkKey } from '../wallet/transfer.ts';

/** A main market under its usual name is known by its key; a race's winner has a name of its own. */
export function marketKeyToWire(kind: string | null, name: string | null): { marketKey?: MarketKey } {
  if (kind === null || !isMarketKind(kind) || !isRunnerKind(kind)) return {};
  return marketKinds[kind].name === name ? { marketKey: oddsTypeOf(kind) } : {};
}

export const remarkKeyToWire = (remarkKey: RemarkKey | null): { remarkKey?: RemarkKey } =>
  remarkKey === null ? {} : { remarkKey };

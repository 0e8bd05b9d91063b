import type { Clock } from '@maidan/betting';
import type { CasinoResult, DataOf } from '@maidan/contract';
import type { FindRoundResult } from '../../rounds/game-details.ts';

const keptMs = 2_000;
const keptMost = 500;

interface Kept {
  readonly at: number;
  readonly found: Promise<CasinoResult | undefined>;
}

/** Some clients ask for the same round at every redraw of a page: it is read once for all of them. */
export function searchResults(
  find: FindRoundResult,
  clock: Clock,
): (roundId: string) => Promise<DataOf<'sports/casinoSearchResult'>> {
  const kept = new Map<string, Kept>();

  function read(roundId: string): Kept['found'] {
    const known = kept.get(roundId);
    if (known !== undefined && clock.elapsed() - known.at < keptMs) return known.found;
    const found = find(roundId);
    kept.delete(roundId);
    kept.set(roundId, { at: clock.elapsed(), found });
    found.catch(() => kept.delete(roundId));
    const [oldest] = kept.keys();
    if (kept.size > keptMost && oldest !== undefined) kept.delete(oldest);
    return found;
  }

  return async (roundId) => {
    const found = await read(roundId);
    if (found === undefined) return [];
    const { mid, gtype, cards, win, desc, sid } = found;
    return [{ mid, gtype, cards, win, desc, sid }];
  };
}

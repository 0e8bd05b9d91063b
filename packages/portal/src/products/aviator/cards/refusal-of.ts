import type { CasinoGame } from '@maidan/contract/wire';

interface LimitWords {
  readonly maxBet: (most: string) => string;
  readonly minBet: (least: string) => string;
}

type Terms = Pick<CasinoGame, 'betStatus' | 'minStake' | 'maxStake' | 'setting'>;

/** Document 2, section 5: the reason why a stake cannot be bet. */
export function refusalOf(stake: number, terms: Terms, words: LimitWords): string | undefined {
  const { betStatus, minStake, maxStake, setting } = terms;
  if (!betStatus) return setting.errorMessage;
  if (stake > maxStake) return words.maxBet(String(maxStake));
  return stake < minStake ? words.minBet(String(minStake)) : undefined;
}

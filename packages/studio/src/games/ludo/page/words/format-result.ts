import { formatPoints, hundredthsOf } from '../../../../pages/points.ts';
import type { LudoResult, LudoTable } from '../../../../wire/ludo.ts';
import type { LudoTexts } from '../texts/en.ts';

/** The stake times a factor: "1.90" of 25 is 47.50. Factors have two decimals, so it is exact. */
export function payOf(stake: number, times: string): string {
  const hundredths = BigInt(stake) * hundredthsOf(times);
  return formatPoints(`${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`);
}

export interface ResultWords {
  readonly tone: 'won' | 'lost' | 'even';
  readonly title: string;
  readonly why: string;
  readonly paid: string;
}

/** Who won, why, and what was paid. */
export function formatResult(table: LudoTable, result: LudoResult, texts: LudoTexts): ResultWords {
  const { result: words } = texts;
  const other = table.seats.find(({ isYou }) => !isYou);
  const name = other?.isHouse ? texts.seats.house : (other?.name ?? '');
  const why = formatReason(result, name, texts);
  if (result.isVoid || result.isTie) {
    const title = result.isVoid ? words.returned : words.tie;
    const isBack = Number(result.paid) > 0;
    return {
      tone: 'even',
      title,
      why,
      paid: isBack ? words.stakeBack(formatPoints(result.paid)) : words.nothing,
    };
  }
  return result.isWonByYou
    ? { tone: 'won', title: words.won, why, paid: words.paid(formatPoints(result.paid)) }
    : { tone: 'lost', title: words.lost(name), why, paid: words.nothing };
}

function formatReason({ reason, isTie, isWonByYou }: LudoResult, name: string, texts: LudoTexts): string {
  const { why } = texts.result;
  if (isTie) return why.tie;
  switch (reason) {
    case 'lives':
      return isWonByYou ? why.livesThey(name) : why.livesYou;
    case 'left':
      return isWonByYou ? why.leftThey(name) : why.leftYou;
    case 'no-reveal':
      return isWonByYou ? why.noRevealThey(name) : why.noRevealYou;
    case 'not-started':
      return why.notStarted;
    default:
      return why[reason];
  }
}

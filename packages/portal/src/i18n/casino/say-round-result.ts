import type { CasinoBet } from '@maidan/contract/wire';
import { type CasinoTexts, en } from './en.ts';
import { sayOption } from './say-option.ts';

type Round = Pick<CasinoBet, 'showResult' | 'resultDetails'>;

const digits = /^\d+$/;

/** Who won a round, as its option is called; in English, or of a round that was corrected, the house's words say more. */
export function sayRoundResult({ showResult, resultDetails }: Round, texts: CasinoTexts): string {
  const parts = resultDetails?.desc.split('||') ?? [];
  const [winner = '', digit] = parts;
  if (texts === en || winner === '') return showResult;
  if (digits.test(winner)) return showResult.includes(` ends in ${digit}:`) ? parts.join('-') : showResult;
  const isOwn = showResult.startsWith(`${winner} wins`) || showResult.startsWith(`${winner}:`);
  return isOwn ? sayOption(winner, texts) : showResult;
}

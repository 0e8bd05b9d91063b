import { type CasinoTexts, en } from './en.ts';
import { sayOption } from './say-option.ts';

/** Who won, or the digit a sum ends in, at the head of the house's sentence. */
const decided = [/^(.+?) wins\b/, /^(Tie):/, / ends in (\d):/];

/** What a round came to, as its option is called; in English the house's sentence says why, too. */
export function sayRoundResult(shown: string, texts: CasinoTexts): string {
  if (texts === en) return shown;
  const winner = decided.map((form) => form.exec(shown)?.[1]).find((name) => name !== undefined);
  return winner === undefined ? shown : sayOption(winner, texts);
}

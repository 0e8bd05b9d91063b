import { type CasinoTexts, en } from './en.ts';
import { sayOption } from './say-option.ts';

/** Where the house's sentence names the winner, or the digit that the sum ends in. */
const decided = [/^(.+?) wins\b/, /^(Tie):/, / ends in (\d):/];

/** The translated name of the option that won; in English the house's whole sentence, which also gives the reason. */
export function sayRoundResult(shown: string, texts: CasinoTexts): string {
  if (texts === en) return shown;
  const winner = decided.map((form) => form.exec(shown)?.[1]).find((name) => name !== undefined);
  return winner === undefined ? shown : sayOption(winner, texts);
}

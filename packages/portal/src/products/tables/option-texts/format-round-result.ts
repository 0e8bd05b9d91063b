import { type CasinoTexts, en } from './en.ts';
import { formatOption } from './format-option.ts';

/** Where the house's sentence names the winner, or the digit that the sum ends in. */
const decided = [/^(.+?) wins\b/, / ends in (\d):/];
/** A round without a winner: equal cards or hands, and the seven of Lucky7. */
const tied = [/^Tie:/, /^Both hands are /, / tie with /, /^The .+ lose half the stake$/];

/** The translated name of the option that won; in English the house's whole sentence, which also gives the reason. */
export function formatRoundResult(shown: string, texts: CasinoTexts): string {
  if (texts === en) return shown;
  if (tied.some((form) => form.test(shown))) return formatOption('Tie', texts);
  const winner = decided.map((form) => form.exec(shown)?.[1]).find((name) => name !== undefined);
  return winner === undefined ? shown : formatOption(winner, texts);
}

import type { AccountTexts } from '../../i18n/account/en.ts';
import { wordFor } from '../../i18n/word-for.ts';

export const partSeparator = ' · ';

/** What moved, on what, and why: the house's own words in the reader's language, names and people's words as they came. */
export function remarkParts(
  remark: string,
  { houseWords }: Pick<AccountTexts, 'houseWords'>,
): readonly string[] {
  return remark.split(partSeparator).map((part) => wordFor(houseWords, part));
}

import type { AccountTexts } from '../../i18n/account/en.ts';
import { wordFor } from '../../i18n/word-for.ts';

export const partSeparator = ' · ';

const nameSeparator = ': ';

/** A match and its market, or one word of the house. */
function sayPart(part: string, houseWords: AccountTexts['houseWords']): string {
  const names = part.split(nameSeparator);
  const last = names.pop() ?? '';
  return [...names, wordFor(houseWords, last)].join(nameSeparator);
}

/** What moved, on what, and why: the house's own words in the reader's language, names and people's words as they came. */
export function remarkParts(
  remark: string,
  { houseWords }: Pick<AccountTexts, 'houseWords'>,
): readonly string[] {
  return remark.split(partSeparator).map((part) => sayPart(part, houseWords));
}

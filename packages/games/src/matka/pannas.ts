export type PannaKind = 'single' | 'double' | 'triple';

/** In the order pannas are written: 0 counts as ten and comes last. */
export const matkaDigits: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

const rankOf = (digit: string): number => matkaDigits.indexOf(digit);

/** Writes digits as a panna: ascending, with 0 after 9. */
export const writePanna = (digits: readonly string[]): string =>
  [...digits].sort((one, other) => rankOf(one) - rankOf(other)).join('');

/** Every panna, in the order of their digits: 220 of them. */
export const pannas: readonly string[] = matkaDigits.flatMap((one, first) =>
  matkaDigits
    .slice(first)
    .flatMap((two, second) => matkaDigits.slice(first + second).map((three) => one + two + three)),
);

const known: ReadonlySet<string> = new Set(pannas);

/** Three digits, ascending, 0 last. */
export const isPanna = (text: string): boolean => known.has(text);

/** The kind by how many digits are the same. */
export function kindOfPanna(panna: string): PannaKind {
  const different = new Set(panna).size;
  if (different === 3) return 'single';
  return different === 2 ? 'double' : 'triple';
}

/** The last digit of the sum. */
export const ankOf = (panna: string): string =>
  String([...panna].reduce((sum, digit) => sum + Number(digit), 0) % 10);

export const jodiOf = (openPanna: string, closePanna: string): string => ankOf(openPanna) + ankOf(closePanna);

/** The pannas of one kind, grouped by ank from 1 to 0: 12 single, 9 double or 1 triple in each group. */
export const pannaGroups = (
  kind: PannaKind,
): readonly { readonly ank: string; readonly pannas: readonly string[] }[] =>
  matkaDigits.map((ank) => ({
    ank,
    pannas: pannas.filter((panna) => ankOf(panna) === ank && kindOfPanna(panna) === kind),
  }));

/** 00 to 99. */
export const jodis: readonly string[] = Array.from({ length: 100 }, (_, number) =>
  String(number).padStart(2, '0'),
);

interface Noun {
  readonly one: string;
  readonly two: string;
  /** After 3 to 10, 103 to 110 and so on. */
  readonly few: string;
  readonly other: string;
}

const counting = new Intl.PluralRules('ar');

/** A noun with its number, which may be formatted: one and two are said by the noun alone. */
export function arabicCount(count: number | string, { one, two, few, other }: Noun): string {
  switch (counting.select(Number(String(count).replaceAll(',', '')))) {
    case 'one':
      return one;
    case 'two':
      return two;
    case 'few':
      return `${count} ${few}`;
    default:
      return `${count} ${other}`;
  }
}

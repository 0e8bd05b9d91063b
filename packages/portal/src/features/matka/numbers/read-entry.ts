/** What a player typed above the tiles. */
export type Entry =
  | { readonly kind: 'empty' }
  /** Tiles that start like this are looked for. */
  | { readonly kind: 'search'; readonly start: string }
  /** Whole numbers, one or several, to be picked at once. */
  | { readonly kind: 'numbers'; readonly numbers: readonly string[]; readonly unknown: readonly string[] }
  /** Digits of which every panna of the game is made: what players call a motor. */
  | { readonly kind: 'motor'; readonly numbers: readonly string[] };

/** Those of Arabic and Hindi keyboards, ten by ten. */
const otherDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';
const motorDigitsMin = 4;

const isMadeOf = (number: string, digits: ReadonlySet<string>): boolean =>
  [...number].every((digit) => digits.has(digit));

/** Reads what was typed as numbers of a game, whose every number has the same count of digits. */
export function readEntry(typed: string, numbers: readonly string[]): Entry {
  const latin = typed.replace(/[٠-٩۰-۹०-९]/g, (digit) => String(otherDigits.indexOf(digit) % 10));
  const words = latin.split(/\D+/).filter((word) => word !== '');
  const [first, ...others] = words;
  if (first === undefined) return { kind: 'empty' };
  const length = numbers[0]?.length ?? 1;
  if (others.length === 0 && first.length < length) return { kind: 'search', start: first };
  if (others.length === 0 && length === 3 && first.length >= motorDigitsMin) {
    const digits = new Set(first);
    return { kind: 'motor', numbers: numbers.filter((number) => isMadeOf(number, digits)) };
  }
  const known = new Set(numbers);
  const distinct = [...new Set(words)];
  return {
    kind: 'numbers',
    numbers: distinct.filter((word) => known.has(word)),
    unknown: distinct.filter((word) => !known.has(word)),
  };
}

import { latinDigits } from '@maidan/ui/format/latin-digits.ts';

/** What a player typed above the tiles. */
export type Entry =
  | { readonly kind: 'empty' }
  /** A search for tiles that start with this. */
  | { readonly kind: 'search'; readonly start: string }
  /** One or several whole numbers, to be picked at once. */
  | { readonly kind: 'numbers'; readonly numbers: readonly string[]; readonly unknown: readonly string[] }
  /** All pannas of the game made of these digits, which players call a motor. */
  | { readonly kind: 'motor'; readonly numbers: readonly string[] };

const motorDigitsMin = 4;

const isMadeOf = (number: string, digits: ReadonlySet<string>): boolean =>
  [...number].every((digit) => digits.has(digit));

/** Reads typed text as numbers of a game, all of which have the same number of digits. */
export function readEntry(typed: string, numbers: readonly string[]): Entry {
  const words = latinDigits(typed)
    .split(/\D+/)
    .filter((word) => word !== '');
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

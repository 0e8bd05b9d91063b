import { Button } from '@maidan/ui/button.tsx';
import { latinDigits } from '@maidan/ui/form/clean-number.ts';
import { controlLook } from '@maidan/ui/form/fields.tsx';
import { Search } from '@maidan/ui/icons/signs.ts';
import { type FormEvent, type RefObject, useId, useLayoutEffect, useState } from 'react';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import { keepTabStop } from './use-tile-keys.ts';

interface EntryFieldProps {
  readonly box: RefObject<HTMLFieldSetElement | null>;
  /** Every number of the game; another list means other tiles. */
  readonly numbers: readonly string[];
  readonly onNumbers: (numbers: readonly string[]) => void;
}

/** Hides the tiles that do not start with this text, directly in the DOM so that none is rendered again. */
function showOnly(box: HTMLElement, start: string): void {
  for (const tile of box.querySelectorAll<HTMLElement>('[data-number]')) {
    tile.hidden = !tile.dataset.number?.startsWith(start);
  }
  keepTabStop(box);
}

const pickable = (entry: Entry): readonly string[] =>
  entry.kind === 'numbers' || entry.kind === 'motor' ? entry.numbers : [];

/** Finds numbers by typing, and picks one or several with Enter. */
export function EntryField({ box, numbers, onNumbers }: EntryFieldProps) {
  const { entry: texts } = useMatkaTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const entry = readEntry(typed, numbers);
  const chosen = pickable(entry);
  const isMotorGame = numbers[0]?.length === 3 && numbers.length > 10;

  const start = entry.kind === 'search' ? entry.start : '';
  useLayoutEffect(() => {
    // Other tiles are all visible at first.
    void numbers;
    if (box.current) showOnly(box.current, start);
  }, [box, numbers, start]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (chosen.length === 0) return;
    onNumbers(chosen);
    setTyped('');
  }

  const trouble =
    entry.kind === 'numbers' && entry.unknown.length > 0 && texts.unknown(entry.unknown.join(' '));
  const isNoneFound =
    entry.kind === 'search' && !numbers.some((number) => number.startsWith(entry.start)) && texts.none;
  return (
    <form
      noValidate
      onSubmit={submit}
      className={`flex min-w-36 flex-1 flex-col gap-1 ${chosen.length > 0 ? 'basis-full' : ''}`}
    >
      <div className="relative flex items-center gap-1.5">
        <label htmlFor={id} className="sr-only">
          {texts.label}
        </label>
        <Search aria-hidden="true" className="pointer-events-none absolute start-2.5 size-4 text-muted" />
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          placeholder={texts.label}
          value={typed}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setTyped(target.value)}
          className={`${controlLook} mk-figure ps-8! pe-1! text-lg! placeholder:text-base placeholder-shown:text-ellipsis`}
        />
        {chosen.length > 0 && (
          <Button type="submit" className="shrink-0 px-3! text-sm!">
            {entry.kind === 'motor' ? texts.motor(chosen.length) : texts.pick(chosen.length)}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="sr-only">
        {isMotorGame ? texts.motorHint : texts.hint}
      </p>
      <p role="status" className="text-xs font-medium text-loss empty:hidden">
        {trouble || isNoneFound || null}
      </p>
    </form>
  );
}

/** What a player typed above the tiles. */
type Entry =
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

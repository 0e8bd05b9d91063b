import { type ChangeEvent, useId, useLayoutEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import {
  cleanNumber,
  ignoreSign,
  insertedBy,
  latinDigits,
  stepNumber,
  withoutTypedSign,
  withPoint,
} from '../form/clean-number.ts';
import { formatSummary } from '../format/coins.ts';
import { Stepper } from './stepper.tsx';

interface AmountFieldProps {
  readonly label: string;
  readonly amount: number;
  readonly onAmount: (amount: number) => void;
  /** How much one press of the minus or plus button changes. */
  readonly step: number;
  readonly disabled: boolean;
  /** Whether it is focused when it appears. */
  readonly takesFocus: boolean;
  /** The id of the text that says why the amount will be refused. */
  readonly faultId: string | undefined;
}

const wholeDigitsMax = 10;

const stepperLook = {
  row: 'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-2',
  key: 'h-13 border border-edge bg-surface',
};

/** The stake, in large digits: anything but digits is ignored, empty is 0 (document 1, section 5). A stake is whole coins. */
export function AmountField(props: AmountFieldProps) {
  const { label, amount, onAmount, step, disabled, takesFocus, faultId } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number>(undefined);
  const text = groupDigits(amount);

  useLayoutEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  useLayoutEffect(() => {
    const digits = digitsBeforeCaret.current;
    if (digits === undefined) return;
    digitsBeforeCaret.current = undefined;
    const place = caretAfterDigits(text, digits);
    field.current?.setSelectionRange(place, place);
  });

  function type({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    // Text that was dropped is selected, so that it ends where the selection does.
    const caret = target.selectionEnd ?? target.value.length;
    const inserted = insertedBy(nativeEvent);
    const start = target.value.slice(0, caret);
    const kept = withoutTypedSign(start, inserted);
    const { before, after } = ungroup(
      kept + target.value.slice(caret),
      kept.length,
      kept === start ? inserted : '',
    );
    const typed = cleanNumber(before + after, { digitsMax: wholeDigitsMax });
    digitsBeforeCaret.current = Math.min(
      countDigits(cleanNumber(before, { digitsMax: wholeDigitsMax })),
      typed.length,
    );
    onAmount(Number(typed));
  }

  return (
    <Stepper
      look={stepperLook}
      label={label}
      disabled={disabled}
      isLeast={amount === 0}
      onStep={(direction) =>
        onAmount(stepNumber(amount, direction * step, 0, { max: 10 ** wholeDigitsMax - 1 }))
      }
    >
      <div className="@container relative">
        <label
          htmlFor={id}
          className="pointer-events-none absolute start-2.5 top-1 text-xs leading-4 text-muted"
        >
          {label}
        </label>
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          placeholder="0"
          disabled={disabled}
          value={text}
          onChange={type}
          onBeforeInput={ignoreSign}
          aria-invalid={faultId === undefined ? undefined : true}
          aria-describedby={faultId}
          style={{ '--letters': Math.max(1, text.length) }}
          className={classes(
            'tabular h-13 w-full min-w-0 rounded-lg border-2 bg-background px-2.5 pt-3.5 text-end font-bold text-text placeholder:text-muted',
            // Long figures are shown smaller instead of being cut off.
            'text-[clamp(1rem,calc((100cqi-1.5rem)/var(--letters)*1.8),1.5rem)]',
            faultId === undefined
              ? 'border-edge focus:border-(--brand-mark,var(--brand-primary))'
              : 'border-loss',
          )}
        />
      </div>
    </Stepper>
  );
}

/** An amount in the input field: grouped digits, empty for 0. */
export const groupDigits = (amount: number): string => (amount === 0 ? '' : formatSummary(amount));

export const countDigits = (text: string): number => latinDigits(text).replace(/\D/g, '').length;

/** The caret position after this many digits: added and removed commas must not move it. */
export function caretAfterDigits(text: string, digits: number): number {
  let left = digits;
  let place = 0;
  while (left > 0 && place < text.length) {
    if (/\d/.test(text.charAt(place))) left -= 1;
    place += 1;
  }
  return place;
}

/**
 * The text around the caret without the commas of its groups. A comma in what was inserted, which ends at the caret, may
 * be a decimal one. Where that is unknown, it may be all of the text before the caret.
 */
export function ungroup(text: string, caret: number, inserted?: string): { before: string; after: string } {
  const before = text.slice(0, caret);
  const start = inserted !== undefined && before.endsWith(inserted) ? caret - inserted.length : 0;
  const withoutCommas = (part: string) => part.replaceAll(',', '');
  return {
    before: withoutCommas(before.slice(0, start)) + withoutCommas(withPoint(before.slice(start))),
    after: withoutCommas(text.slice(caret)),
  };
}

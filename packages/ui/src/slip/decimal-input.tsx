import { type KeyboardEvent, useState } from 'react';
import { cleanNumber, stepNumber, withPoint } from '../form/clean-number.ts';

interface DecimalInputProps {
  readonly id: string;
  readonly value: number;
  readonly disabled: boolean;
  /** Zeros fill the decimals while nothing is typed. */
  readonly isFixed?: boolean;
  /** What is kept of typed text. */
  readonly clean?: (typed: string) => string;
  /** How much an arrow key changes. */
  readonly step?: number;
  /** The id of the text that says the limits, or why the amount will be refused. */
  readonly noteId?: string;
  readonly isRefused?: boolean;
  readonly className: (text: string) => string;
  readonly onValue: (value: number) => void;
}

const decimals = 2;

/** An amount with up to two decimals. Text stays as typed while it has the amount's value: '1.' may become 1.5. */
export function DecimalInput(props: DecimalInputProps) {
  const { id, value, disabled, isFixed = false, step, noteId, isRefused, className, onValue } = props;
  const { clean = cleanDecimal } = props;
  const [draft, setDraft] = useState<string>();
  const isKept = draft !== undefined && Number(draft) === value;
  const text = isKept ? draft : isFixed ? value.toFixed(decimals) : value === 0 ? '' : String(value);

  function type(typed: string): void {
    const kept = clean(typed);
    setDraft(kept);
    onValue(Number(kept));
  }

  function stepByArrows(event: KeyboardEvent): void {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (step === undefined || direction === 0) return;
    event.preventDefault();
    setDraft(undefined);
    onValue(stepNumber(value, direction * step, decimals));
  }

  return (
    <input
      id={id}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      placeholder="0"
      value={text}
      disabled={disabled}
      aria-invalid={isRefused || undefined}
      aria-describedby={noteId}
      onChange={({ target }) => type(target.value)}
      onFocus={isFixed ? ({ target }) => target.select() : undefined}
      onBlur={isFixed ? () => setDraft(undefined) : undefined}
      onKeyDown={stepByArrows}
      className={className(text)}
    />
  );
}

/** Document 2, section 5: a negative value or other text becomes 0, and a leading zero is dropped. */
export function cleanDecimal(typed: string): string {
  const text = withPoint(typed.trim());
  if (text === '') return '';
  const kept = cleanNumber(text, { decimals });
  return /^\d*\.?\d*$/.test(text) ? kept : '0';
}

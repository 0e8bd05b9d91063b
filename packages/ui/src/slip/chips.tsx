import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { formatSummary } from '../format/coins.ts';

export interface Chip {
  readonly amount: number;
  /** Instead of the figure with its commas. */
  readonly text?: string;
  /** A picture instead of the figure, which is then read out. */
  readonly face?: ReactNode;
  /** Why it cannot be picked: shown under the pointer, and read out. */
  readonly refusal?: string | undefined;
  readonly disabled?: boolean;
}

/** Class names of the row, of every chip, of the chosen one and of the others. */
export interface ChipLook {
  readonly row: string;
  readonly chip: string;
  readonly chosen: string;
  readonly other: string;
  /** The row's columns where they depend on its figures. */
  readonly columnsFor?: (figures: readonly string[]) => string;
  /** Of one chip, by its amount. */
  readonly sizeOf?: (amount: number) => string;
}

interface ChipsProps {
  readonly look: ChipLook;
  readonly label: string;
  readonly chips: readonly Chip[];
  readonly chosen: number;
  readonly disabled?: boolean;
  readonly onPick: (amount: number) => void;
}

/** Amounts that are picked with one tap. */
export function Chips({ look, label, chips, chosen, disabled = false, onPick }: ChipsProps) {
  const { columnsFor, sizeOf } = look;
  return (
    <fieldset
      disabled={disabled}
      style={
        columnsFor && { gridTemplateColumns: columnsFor(chips.map(({ amount }) => formatSummary(amount))) }
      }
      className={look.row}
    >
      <legend className="sr-only">{label}</legend>
      {chips.map(({ amount, text = formatSummary(amount), face, refusal, disabled: isOff = false }) => (
        <button
          key={amount}
          type="button"
          aria-pressed={amount === chosen}
          disabled={isOff || refusal !== undefined}
          title={refusal}
          onClick={() => onPick(amount)}
          className={classes(
            'tabular',
            look.chip,
            sizeOf?.(amount),
            amount === chosen ? look.chosen : look.other,
          )}
        >
          {face === undefined ? (
            text
          ) : (
            <>
              <span className="sr-only">{[text, refusal].filter(Boolean).join('. ')}</span>
              {face}
            </>
          )}
        </button>
      ))}
    </fieldset>
  );
}

import { cleanNumber, stepNumber, withPoint } from '@maidan/ui/form/clean-number.ts';
import { controlLook, FieldFrame } from '@maidan/ui/form/fields.tsx';
import { formatPrice } from '@maidan/ui/format/rates.ts';
import { IconButton } from '@maidan/ui/icons/icon.tsx';
import { Minus, Plus } from '@maidan/ui/icons/signs.ts';
import { useUiLabels } from '@maidan/ui/labels.ts';
import { useId, useState } from 'react';
import { rateStep } from './table-bet.ts';

interface StakeFieldProps {
  readonly label: string;
  readonly stake: number;
  readonly disabled: boolean;
  /** The id of the text that says the limits, or why the stake will be refused. */
  readonly noteId: string;
  readonly isRefused: boolean;
  readonly onStake: (stake: number) => void;
}

export function StakeField({ label, stake, disabled, noteId, isRefused, onStake }: StakeFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState('');
  // Text stays as typed while it has the stake's value: '1.' may become 1.5.
  const text = Number(draft) === stake && (draft !== '' || stake === 0) ? draft : String(stake);
  return (
    <FieldFrame id={id} label={label}>
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
        onChange={({ target }) => {
          const kept = cleanStake(target.value);
          setDraft(kept);
          onStake(Number(kept));
        }}
        className={`${controlLook} figure tabular text-xl!`}
      />
    </FieldFrame>
  );
}

/** Document 2, section 5: a negative value or other text becomes 0, and a leading zero is dropped. */
export function cleanStake(typed: string): string {
  const text = withPoint(typed.trim());
  if (text === '') return '';
  const kept = cleanNumber(text, { decimals: 2 });
  return /^\d*\.?\d*$/.test(text) ? kept : '0';
}

interface RateFieldProps {
  readonly label: string;
  readonly rate: number;
  readonly disabled: boolean;
  readonly onRate: (rate: number) => void;
}

/** The rate, with buttons that change it by a hundredth (document 2, section 5). */
export function RateField({ label, rate, disabled, onRate }: RateFieldProps) {
  const id = useId();
  const words = useUiLabels();
  const stepBy = (step: number) => onRate(stepNumber(rate, step, 2, { min: 1 }));
  return (
    <fieldset disabled={disabled} aria-labelledby={id} className="flex min-w-0 flex-col gap-1">
      <span id={id} className="text-sm font-medium">
        {label}
      </span>
      <span className="flex min-h-11 items-center justify-between rounded-lg border border-edge bg-background">
        <IconButton
          label={`${words.decrease}${words.colon}${label}`}
          icon={<Minus />}
          onClick={() => stepBy(-rateStep)}
        />
        <output dir="ltr" className="figure tabular text-xl">
          {formatPrice(rate)}
        </output>
        <IconButton
          label={`${words.increase}${words.colon}${label}`}
          icon={<Plus />}
          onClick={() => stepBy(rateStep)}
        />
      </span>
    </fieldset>
  );
}

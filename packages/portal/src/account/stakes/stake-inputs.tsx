import { TextField } from '@maidan/ui/form/text-field.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import { type StakeField, useLeastStake } from './api.ts';
import { isBelow } from './stake-rule.ts';

interface StakeInputsProps {
  readonly fields: readonly StakeField[];
  /** The field whose last keystroke was rejected. */
  readonly rejected: string | undefined;
  readonly onType: (key: string, text: string) => void;
  readonly onLeave: () => void;
}

export function StakeInputs({ fields, rejected, onType, onLeave }: StakeInputsProps) {
  const { stakes: texts } = useAccountTexts();
  const least = useLeastStake();
  const noteOn = (text: string) =>
    least !== undefined && isBelow(text, least) ? texts.belowLeast(formatSummary(least)) : undefined;
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4">
      {fields.map(({ key, text }, index) => (
        <TextField
          key={key}
          label={texts.label(index + 1)}
          value={text}
          onChange={(event) => onType(key, event.target.value)}
          onBlur={onLeave}
          error={rejected === key ? texts.digitsOnly : undefined}
          hint={noteOn(text)}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          className="tabular"
        />
      ))}
    </div>
  );
}

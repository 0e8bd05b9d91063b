import { Button } from '@maidan/ui/button.tsx';
import { TextField } from '@maidan/ui/form/fields.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { toast } from '@maidan/ui/toast.tsx';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import { readStakes, type StakeField, saveStakes, useLeastStake } from './api.ts';
import { isBelow, readStake } from './stake-rule.ts';

export function StakesPage() {
  const { stakes: texts } = useAccountTexts();
  const { errors } = useTexts();
  const [fields, setFields] = useState(readStakes);
  /** The field whose last keystroke was rejected. */
  const [rejected, setRejected] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  function type(key: string, typed: string): void {
    const text = readStake(typed);
    setRejected(text === undefined ? key : undefined);
    // Document 1, section 8: a rejected edit is logged.
    if (text === undefined) reportError(new RangeError(texts.digitsOnly));
    else setFields((before) => before.map((field) => (field.key === key ? { key, text } : field)));
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const reply = await saveStakes(fields);
    setBusy(false);
    if (reply.ok) {
      setFields(readStakes());
      toast.success(texts.saved, { title: errors.success });
    } else toast.error(reply.message, { title: errors.title });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-4 lg:p-5"
    >
      <p className="text-sm text-muted">{texts.hint}</p>
      <StakeInputs fields={fields} rejected={rejected} onType={type} onLeave={() => setRejected(undefined)} />
      <Button type="submit" busy={isBusy} className="w-full sm:w-auto sm:min-w-40 sm:self-end">
        {texts.save}
      </Button>
    </form>
  );
}

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

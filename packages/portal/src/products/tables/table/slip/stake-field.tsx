import { controlLook, FieldFrame } from '@maidan/ui/form/field-frame.tsx';
import { useId, useState } from 'react';
import { cleanStake } from './clean-stake.ts';

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

import { type FormEvent, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { controlLook, describedBy, FieldFrame } from './fields.tsx';

interface PasteFormProps {
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  /** Returns what is wrong with the text; undefined if it was accepted. */
  readonly onText: (text: string) => string | undefined;
}

/** A field for text copied from elsewhere. */
export function PasteForm({ label, hint, submit, onText }: PasteFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState('');

  function take(event: FormEvent): void {
    event.preventDefault();
    setError(onText(text) ?? '');
  }

  return (
    <form onSubmit={take} className="flex flex-col items-start gap-2">
      <div className="w-full">
        <FieldFrame id={id} label={label} hint={hint} error={error}>
          <textarea
            id={id}
            rows={3}
            dir="ltr"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { hint, error })}
            className={`${controlLook} py-2 text-sm`}
          />
        </FieldFrame>
      </div>
      <Button type="submit">{submit}</Button>
    </form>
  );
}

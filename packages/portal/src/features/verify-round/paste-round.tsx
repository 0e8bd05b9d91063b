import type { RecordFault } from '@maidan/games/rules';
import { type FormEvent, useId, useState } from 'react';
import type { TableTexts } from '../../i18n/table/en.ts';
import { useTableTexts } from '../../i18n/table/table-texts.ts';
import { Button } from '../../ui/button.tsx';
import { controlLook, describedBy, FieldFrame } from '../../ui/form/field-frame.tsx';
import type { CheckableRound } from './verifier.ts';
import { verifierOfText } from './verifiers.ts';

export function sayFault({ field, fault }: RecordFault, { faults }: TableTexts['verify']): string {
  return fault === 'not-json' || field === '' ? faults['not-json'] : faults[fault](field);
}

/** A round from another device is checked without asking the house anything. */
export function PasteRound({ onRound }: { readonly onRound: (round: CheckableRound) => void }) {
  const { verify: texts } = useTableTexts();
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState('');

  function check(event: FormEvent): void {
    event.preventDefault();
    const read = verifierOfText(text).read(text);
    setError(read.ok ? '' : sayFault(read.refusal, texts));
    if (!read.ok) return;
    onRound(read.value);
    window.scrollTo({ top: 0 });
  }

  return (
    <form onSubmit={check} className="flex flex-col items-start gap-2">
      <div className="w-full">
        <FieldFrame id={id} label={texts.paste} hint={texts.pasteHint} error={error}>
          <textarea
            id={id}
            rows={3}
            dir="ltr"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { hint: texts.pasteHint, error })}
            className={`${controlLook} py-2 text-sm`}
          />
        </FieldFrame>
      </div>
      <Button type="submit">{texts.check}</Button>
    </form>
  );
}

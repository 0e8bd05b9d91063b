import type { MatchProof } from '@maidan/contract/wire';
import { type FormEvent, useId, useState } from 'react';
import { useVerifyTexts } from '../../i18n/verify/verify-texts.ts';
import { Button } from '../../ui/button.tsx';
import { controlLook, describedBy, FieldFrame } from '../../ui/form/field-frame.tsx';
import { readProof } from './read-proof.ts';

/** A proof from another device is checked without asking the house anything. */
export function PasteProof({ onProof }: { readonly onProof: (proof: MatchProof) => void }) {
  const texts = useVerifyTexts();
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState('');

  function check(event: FormEvent): void {
    event.preventDefault();
    const proof = readProof(text);
    setError(proof ? '' : texts.notAProof);
    if (proof) onProof(proof);
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
      <Button type="submit" variant="outline">
        {texts.check}
      </Button>
    </form>
  );
}

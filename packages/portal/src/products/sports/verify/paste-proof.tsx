import type { MatchProof } from '@maidan/contract/wire';
import { PasteForm } from '@maidan/ui/form/paste-form.tsx';
import { readProof } from './read-proof.ts';
import { useVerifyTexts } from './texts/verify-texts.ts';

/** A proof from another device is verified without any call to the house. */
export function PasteProof({ onProof }: { readonly onProof: (proof: MatchProof) => void }) {
  const texts = useVerifyTexts();

  function check(text: string): string | undefined {
    const proof = readProof(text);
    if (!proof) return texts.notAProof;
    onProof(proof);
    return undefined;
  }

  return <PasteForm label={texts.paste} hint={texts.pasteHint} submit={texts.check} onText={check} />;
}

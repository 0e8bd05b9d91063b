import type { RecordFault } from '@maidan/games/rules';
import { PasteForm } from '@maidan/ui/form/paste-form.tsx';
import type { CheckableRound } from '../../betting/verify/verifier.ts';
import type { TableTexts } from '../../products/tables/texts/en.ts';
import { useTableTexts } from '../../products/tables/texts/table-texts.ts';
import { useVerifiers, verifierOfText } from './verifiers.ts';

export function sayFault({ field, fault }: RecordFault, { faults }: TableTexts['verify']): string {
  return fault === 'not-json' || field === '' ? faults['not-json'] : faults[fault](field);
}

/** A round from another device is verified without any call to the house. */
export function PasteRound({ onRound }: { readonly onRound: (round: CheckableRound) => void }) {
  const { verify: texts } = useTableTexts();
  const verifiers = useVerifiers();

  function check(text: string): string | undefined {
    const read = verifierOfText(text, verifiers).read(text);
    if (!read.ok) return sayFault(read.refusal, texts);
    onRound(read.value);
    window.scrollTo({ top: 0 });
    return undefined;
  }

  return <PasteForm label={texts.paste} hint={texts.pasteHint} submit={texts.check} onText={check} />;
}

import { CopyButton } from '@maidan/ui/form/copy-button.tsx';
import { useTableTexts } from '../../products/tables/texts/table-texts.ts';

/** Copies the round as text, for another device. */
export function CopyRound({ write }: { readonly write: () => string }) {
  const { verify: texts } = useTableTexts();
  return <CopyButton label={texts.copy} copied={texts.copied} notCopied={texts.notCopied} write={write} />;
}

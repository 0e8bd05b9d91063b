import { useTableTexts } from '../../i18n/table/table-texts.ts';
import { CopyButton } from '../../ui/form/copy-button.tsx';

/** Copies the round as text, for another device. */
export function CopyRound({ write }: { readonly write: () => string }) {
  const { verify: texts } = useTableTexts();
  return <CopyButton label={texts.copy} copied={texts.copied} notCopied={texts.notCopied} write={write} />;
}

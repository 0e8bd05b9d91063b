import { useTableTexts } from '../../i18n/table/table-texts.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts/toast.tsx';

/** Gives the round to another device, as text. */
export function CopyRound({ write }: { readonly write: () => string }) {
  const { verify: texts } = useTableTexts();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(write());
      toast.success(texts.copied);
    } catch {
      toast.error(texts.notCopied);
    }
  }
  return (
    <Button variant="outline" className="self-start" onClick={() => void copy()}>
      {texts.copy}
    </Button>
  );
}

import { Button } from '../button.tsx';
import { toast } from '../toasts/toast.tsx';

interface CopyButtonProps {
  readonly label: string;
  readonly copied: string;
  readonly notCopied: string;
  /** Makes the text when it is copied. */
  readonly write: () => string;
}

export function CopyButton({ label, copied, notCopied, write }: CopyButtonProps) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(write());
      toast.success(copied);
    } catch {
      toast.error(notCopied);
    }
  }
  return (
    <Button variant="outline" className="self-start" onClick={() => void copy()}>
      {label}
    </Button>
  );
}

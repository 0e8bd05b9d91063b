import { Button } from '../button.tsx';
import { toast } from '../toast.tsx';

/** A hash or a seed with its name, in a description list. */
export function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd>
        <HexText text={value} />
      </dd>
    </div>
  );
}

/** A hash or a seed, selected as a whole by one tap so that it can be copied. */
export function HexText({ text }: { readonly text: string }) {
  return (
    <p dir="ltr" className="rounded-lg bg-background px-3 py-2 font-mono text-sm wrap-anywhere select-all">
      {text}
    </p>
  );
}

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

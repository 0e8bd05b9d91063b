import { CopyButton } from '@maidan/ui/figures/fact.tsx';
import { ShieldAlert, ShieldCheck } from '@maidan/ui/icons/signs.ts';
import { useTableTexts } from '../../products/tables/texts/table-texts.ts';

interface Verification {
  readonly isOk: boolean;
  readonly checks: readonly { readonly key: string; readonly isOk: boolean }[];
}

interface VerdictProps {
  /** Undefined while it is being verified. */
  readonly checked: Verification | undefined;
  /** The text shown meanwhile. */
  readonly checking?: string;
  /** The round has another rules version and could not be replayed; by default taken from the checks. */
  readonly isOtherVersion?: boolean;
}

/** Whether a round is fair, once its checks are done. */
export function Verdict({ checked, checking, isOtherVersion }: VerdictProps) {
  return (
    <div aria-live="polite">
      {checked ? (
        <Conclusion {...checked} isOtherVersion={isOtherVersion ?? isOfOtherRules(checked)} />
      ) : (
        <p className="font-medium">{checking}</p>
      )}
    </div>
  );
}

const isOfOtherRules = ({ checks }: Verification): boolean =>
  checks.some(({ key, isOk }) => key === 'version' && !isOk);

function Conclusion({ isOk, checks, isOtherVersion }: Verification & { readonly isOtherVersion: boolean }) {
  const { verify: texts } = useTableTexts();
  const failed = checks.filter((check) => !check.isOk).length;
  const Icon = isOk ? ShieldCheck : ShieldAlert;
  return (
    <div
      className={`flex items-center gap-4 rounded-xl border p-4 ${isOk ? 'border-win bg-win/12' : 'border-loss bg-loss/12'}`}
    >
      <Icon aria-hidden="true" className={`size-9 shrink-0 ${isOk ? 'text-win' : 'text-loss'}`} />
      <div>
        <p className="text-xl font-bold">{isOk ? texts.fair : texts.unfair}</p>
        <p className="text-sm">
          {isOk ? texts.fairBody(checks.length) : texts.unfairBody(failed)}
          {isOtherVersion && ` ${texts.otherVersion}`}
        </p>
      </div>
    </div>
  );
}

/** Copies the round as text, for another device. */
export function CopyRound({ write }: { readonly write: () => string }) {
  const { verify: texts } = useTableTexts();
  return <CopyButton label={texts.copy} copied={texts.copied} notCopied={texts.notCopied} write={write} />;
}

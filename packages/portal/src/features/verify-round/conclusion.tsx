import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTableTexts } from '../../i18n/table/table-texts.ts';

interface ConclusionProps {
  readonly isOk: boolean;
  readonly checks: readonly { readonly isOk: boolean }[];
  /** By other rules than these, so that it could not be played again. */
  readonly isOtherVersion: boolean;
}

export function Conclusion({ isOk, checks, isOtherVersion }: ConclusionProps) {
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

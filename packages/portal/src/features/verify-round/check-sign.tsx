import type { Check, CheckKey } from '@maidan/games/rules';
import { useTableTexts } from '../../i18n/table/table-texts.ts';

interface CheckSignProps {
  readonly checks: readonly Check[];
  readonly of: CheckKey;
}

/** Whether a check passed, with what it checked; nothing where it was not made. */
export function CheckSign({ checks, of }: CheckSignProps) {
  const { verify: texts } = useTableTexts();
  const found = checks.find(({ key }) => key === of);
  return found ? <CheckLine isOk={found.isOk} text={texts.checks[of]} /> : null;
}

export function CheckLine({ isOk, text }: { readonly isOk: boolean; readonly text: string }) {
  const { verify: texts } = useTableTexts();
  return (
    <p className={`flex gap-2 text-sm font-semibold ${isOk ? 'text-win' : 'text-loss'}`}>
      <span aria-hidden="true">{isOk ? '✓' : '✗'}</span>
      <span>
        {text}
        <span className="sr-only">: {isOk ? texts.passed : texts.failed}</span>
      </span>
    </p>
  );
}

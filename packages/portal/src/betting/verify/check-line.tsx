import { useColon } from '@maidan/ui/labels.ts';
import type { ReactNode } from 'react';
import { useTableTexts } from '../../products/tables/texts/table-texts.ts';

interface CheckLineProps {
  readonly isOk: boolean;
  /** What was checked. */
  readonly text: string;
}

export function CheckLine({ isOk, text }: CheckLineProps) {
  const { verify: texts } = useTableTexts();
  const colon = useColon();
  return (
    <p className={`flex gap-2 text-sm font-semibold ${isOk ? 'text-win' : 'text-loss'}`}>
      <span aria-hidden="true">{isOk ? '✓' : '✗'}</span>
      <span>
        {text}
        <span className="sr-only">
          {colon}
          {isOk ? texts.passed : texts.failed}
        </span>
      </span>
    </p>
  );
}

interface CheckSignProps<Key extends string> {
  readonly checks: readonly { readonly key: Key; readonly isOk: boolean }[];
  readonly of: Key;
  /** The text of each check. */
  readonly texts: Readonly<Record<Key, string>>;
}

/** Whether a check passed, and what it checked; nothing if it was not made. */
export function CheckSign<Key extends string>({ checks, of, texts }: CheckSignProps<Key>) {
  const found = checks.find(({ key }) => key === of);
  return found ? <CheckLine isOk={found.isOk} text={texts[of]} /> : null;
}

interface BetAgainProps {
  readonly name: ReactNode;
  readonly paid: ReactNode;
  readonly due: ReactNode;
  readonly check: { readonly isOk: boolean; readonly text: string } | undefined;
}

/** One bet: what it was paid, and what it should be paid according to the replay. */
export function BetAgain({ name, paid, due, check }: BetAgainProps) {
  const { verify: texts } = useTableTexts();
  return (
    <li className="text-sm">
      <p className="flex flex-wrap justify-between gap-x-4 font-medium">
        <bdi>{name}</bdi>
        <span className="flex gap-4">
          {paid !== undefined && (
            <span>
              {texts.paid} {paid}
            </span>
          )}
          {due !== undefined && (
            <span>
              {texts.due} {due}
            </span>
          )}
        </span>
      </p>
      {check && <CheckLine {...check} />}
    </li>
  );
}

import type { ReactNode } from 'react';
import { useTableTexts } from '../../products/tables/texts/table-texts.ts';
import { CheckLine } from './check-line.tsx';

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

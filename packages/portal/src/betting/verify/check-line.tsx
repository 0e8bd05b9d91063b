import { useColon } from '@maidan/ui/labels.ts';
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

import { formatDate } from '@maidan/ui/format/dates.ts';

interface CasinoDayHeadProps {
  readonly title: string;
  /** Year, month and day at +05:30. */
  readonly date: string;
}

export function CasinoDayHead({ title, date }: CasinoDayHeadProps) {
  return (
    <div>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="tabular text-sm text-muted">{formatDate(date)}</p>
    </div>
  );
}

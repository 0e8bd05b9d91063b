import { Suspense, useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { formatDate, formatDay } from '../format/dates.ts';
import {
  type DayRange,
  endedRange,
  type QuickRangeName,
  quickRange,
  quickRangeNames,
  type StartedRange,
} from '../format/day-range.ts';
import { CalendarDays } from '../icons/signs.ts';
import { useColon } from '../labels.ts';
import { lazyPart } from '../lazy-part.ts';
import { Skeleton } from '../page-states.tsx';

const Calendar = lazyPart(async () => (await import('./calendar.tsx')).Calendar);

export type DateRangeLabels = Record<QuickRangeName, string> & {
  readonly chooseDates: string;
  readonly apply: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
};

type DateRangeProps = {
  readonly value: DayRange;
  readonly onChange: (range: DayRange) => void;
  readonly nowMs: number;
  readonly labels: DateRangeLabels;
  readonly language: string;
};

export function DateRange({ value, onChange, nowMs, labels, language }: DateRangeProps) {
  const [draft, setDraft] = useState<StartedRange>();
  const colon = useColon();
  const shown = `${formatDate(value.from)} – ${formatDate(value.to)}`;

  const apply = () => {
    if (draft) onChange(endedRange(draft));
    setDraft(undefined);
  };

  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="outline"
        onClick={() => setDraft(value)}
        className="justify-start bg-surface font-medium"
      >
        <CalendarDays aria-hidden="true" className="size-5 text-muted" />
        <span className="sr-only">
          {labels.chooseDates}
          {colon}
        </span>
        <span className="tabular">{shown}</span>
      </Button>
      <fieldset className="grid grid-cols-3 gap-2 sm:flex sm:flex-wrap">
        <legend className="sr-only">{labels.chooseDates}</legend>
        {quickRangeNames.map((name) => {
          const range = quickRange(name, nowMs);
          const pressed = range.from === value.from && range.to === value.to;
          return (
            <Button
              key={name}
              size="sm"
              variant={pressed ? 'primary' : 'outline'}
              aria-pressed={pressed}
              className="max-[340px]:text-sm max-sm:px-1"
              onClick={() => onChange(range)}
            >
              {labels[name]}
            </Button>
          );
        })}
      </fieldset>
      <Dialog
        open={draft !== undefined}
        onOpenChange={(open) => open || setDraft(undefined)}
        title={labels.chooseDates}
        footer={<Button onClick={apply}>{labels.apply}</Button>}
      >
        {draft && (
          <Suspense fallback={<Skeleton className="mx-auto h-86 w-77" />}>
            <Calendar
              value={draft}
              onChange={setDraft}
              today={formatDay(nowMs)}
              language={language}
              previousMonthLabel={labels.previousMonth}
              nextMonthLabel={labels.nextMonth}
            />
          </Suspense>
        )}
      </Dialog>
    </div>
  );
}

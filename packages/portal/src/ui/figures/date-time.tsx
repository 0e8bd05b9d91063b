import { formatDateTime12, type Instant } from '../../format/dates.ts';

const noBreakSpace = '\u00a0';

/** DD-MM-YYYY hh:mm:ss A, broken where it must be between day and time only. */
export function DateTime({ at }: { readonly at: Instant }) {
  const [day = '', ...time] = formatDateTime12(at).split(' ');
  return (
    <span dir="ltr" className="tabular">
      <span className="whitespace-nowrap">{day}</span> {time.join(noBreakSpace)}
    </span>
  );
}

import { formatDateTime, type Instant } from '../format/dates.ts';

/** DD-MM-YYYY HH:mm:ss, which may wrap only between day and time. */
export function DateTime({ at }: { readonly at: Instant }) {
  const [day = '', ...time] = formatDateTime(at).split(' ');
  return (
    <span dir="ltr" className="tabular">
      <span className="whitespace-nowrap">{day}</span> {time.join(' ')}
    </span>
  );
}

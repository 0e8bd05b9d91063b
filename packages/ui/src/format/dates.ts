/** Times are shown at UTC+05:30 (section 1), which has no daylight saving. */
const offsetMs = 330 * 60_000;

/** An instant: milliseconds, text with its offset, or a bare 'YYYY-MM-DD', which is shown as that day. */
export type Instant = number | string;

type Parts = {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly hours: number;
  readonly minutes: string;
  readonly seconds: string;
};

const two = (value: number) => String(value).padStart(2, '0');

function partsOf(instant: Instant): Parts | undefined {
  const ms = typeof instant === 'number' ? instant : Date.parse(instant);
  const shifted = new Date(ms + offsetMs);
  if (Number.isNaN(shifted.getTime())) return undefined;
  return {
    day: two(shifted.getUTCDate()),
    month: two(shifted.getUTCMonth() + 1),
    year: String(shifted.getUTCFullYear()).padStart(4, '0'),
    hours: shifted.getUTCHours(),
    minutes: two(shifted.getUTCMinutes()),
    seconds: two(shifted.getUTCSeconds()),
  };
}

// A value that cannot be parsed is shown unchanged, so that a row with an odd date is still shown.
function write(instant: Instant, layout: (parts: Parts) => string): string {
  const parts = partsOf(instant);
  return parts ? layout(parts) : String(instant);
}

/** DD-MM-YYYY HH:mm:ss. All times on screens use the 24-hour clock, as the dates of events on the wire do. */
export function formatDateTime(instant: Instant): string {
  return write(
    instant,
    ({ day, month, year, hours, minutes, seconds }) =>
      `${day}-${month}-${year} ${two(hours)}:${minutes}:${seconds}`,
  );
}

/** DD-MM-YYYY */
export function formatDate(instant: Instant): string {
  return write(instant, ({ day, month, year }) => `${day}-${month}-${year}`);
}

/** HH:mm */
export function formatTime(instant: Instant): string {
  return write(instant, ({ hours, minutes }) => `${two(hours)}:${minutes}`);
}

/** YYYY-MM-DD, as used in calls. */
export function formatDay(instant: Instant): string {
  return write(instant, ({ day, month, year }) => `${year}-${month}-${day}`);
}

const wireDateTime = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}):(\d{2}):(\d{2})$/;

/**
 * Milliseconds of a 'DD-MM-YYYY HH:mm:ss' at +05:30, the wire's format of the dates of events (section 3); NaN for
 * other text.
 */
export function parseDateTime(text: string): number {
  const [, day, month, year, hours, minutes, seconds] = wireDateTime.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}+05:30`);
}

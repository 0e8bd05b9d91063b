const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** +05:30 */
const offsetMs = 330 * minuteMs;

/** From the shutting of bets to the draw. */
export const drawDelayMinutes = 5;
/** A draw that is later than this is cancelled, and the stakes are returned. */
export const drawLateMinutes = 30;

interface DrawTimes {
  /** Bets decided at this moment or later are refused. */
  readonly betsUntil: number;
  readonly drawAt: number;
}

interface MatkaTimes {
  readonly open: DrawTimes;
  readonly close: DrawTimes;
}

/** YYYY-MM-DD at +05:30. */
export const matkaDayAt = (now: number): string => new Date(now + offsetMs).toISOString().slice(0, 10);

/** The day this many days later. */
export const laterDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

export function matkaTimes(
  { openMinute, closeMinute }: Pick<MatkaEntry, 'openMinute' | 'closeMinute'>,
  day: string,
): MatkaTimes {
  const midnight = Date.parse(`${day}T00:00:00Z`) - offsetMs;
  const timesAt = (minute: number): DrawTimes => ({
    betsUntil: midnight + minute * minuteMs,
    drawAt: midnight + (minute + drawDelayMinutes) * minuteMs,
  });
  return { open: timesAt(openMinute), close: timesAt(closeMinute) };
}

/** As HH:mm. */
export const minuteText = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** A market through the day. Minutes count from midnight at +05:30. */
export interface MatkaEntry {
  /** Part of the ids of its rounds. */
  readonly code: string;
  readonly eventId: string;
  readonly name: string;
  /** When bets on the open draw and on jodis shut. */
  readonly openMinute: number;
  /** When bets on the close draw shut. */
  readonly closeMinute: number;
  /**
   * Andar and bahar are bet on one slip: both digits are drawn together, and only singles and jodis are
   * offered.
   */
  readonly isHaroop: boolean;
}

const at = (hours: number, minutes: number): number => hours * 60 + minutes;

/** In the order of the day. */
export const matkaMarkets = [
  {
    code: 'bhor',
    eventId: '7001',
    name: 'Bhor Haroop',
    openMinute: at(5, 0),
    closeMinute: at(5, 0),
    isHaroop: true,
  },
  {
    code: 'arunoday',
    eventId: '7002',
    name: 'Arunoday Morning',
    openMinute: at(11, 35),
    closeMinute: at(12, 35),
    isHaroop: false,
  },
  {
    code: 'devgiri',
    eventId: '7003',
    name: 'Devgiri Day',
    openMinute: at(13, 10),
    closeMinute: at(14, 10),
    isHaroop: false,
  },
  {
    code: 'gulmohar',
    eventId: '7004',
    name: 'Gulmohar Day',
    openMinute: at(15, 5),
    closeMinute: at(17, 5),
    isHaroop: false,
  },
  {
    code: 'maidan-day',
    eventId: '7005',
    name: 'Maidan Day',
    openMinute: at(15, 45),
    closeMinute: at(17, 45),
    isHaroop: false,
  },
  {
    code: 'purab',
    eventId: '7006',
    name: 'Purab Haroop',
    openMinute: at(18, 0),
    closeMinute: at(18, 0),
    isHaroop: true,
  },
  {
    code: 'sandhya',
    eventId: '7007',
    name: 'Sandhya Evening',
    openMinute: at(19, 15),
    closeMinute: at(20, 15),
    isHaroop: false,
  },
  {
    code: 'chandni',
    eventId: '7008',
    name: 'Chandni Night',
    openMinute: at(20, 30),
    closeMinute: at(22, 30),
    isHaroop: false,
  },
  {
    code: 'maidan-night',
    eventId: '7009',
    name: 'Maidan Night',
    openMinute: at(21, 25),
    closeMinute: at(23, 25),
    isHaroop: false,
  },
  {
    code: 'nisha',
    eventId: '7010',
    name: 'Nisha Haroop',
    openMinute: at(23, 15),
    closeMinute: at(23, 15),
    isHaroop: true,
  },
] as const satisfies readonly MatkaEntry[];

/** Finds a market by its event id or its code. */
export const matkaAt = (id: string): MatkaEntry | undefined =>
  matkaMarkets.find(({ code, eventId }) => code === id || eventId === id);

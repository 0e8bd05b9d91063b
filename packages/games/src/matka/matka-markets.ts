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

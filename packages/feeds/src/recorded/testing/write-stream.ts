import type { StreamRunnerStatus, StreamStatus } from '../betfair-stream/stream-message.ts';

const sports: Readonly<Record<string, string>> = {
  football: '1',
  tennis: '2',
  cricket: '4',
  horses: '7',
  greyhounds: '4339',
  basketball: '7522',
};

/** The word for a list of prices in an update, and the stream's; the last two are by level, best first. */
const listNames: Readonly<Record<string, string>> = {
  back: 'atb',
  lay: 'atl',
  traded: 'trd',
  'best-back': 'bdatb',
  'best-lay': 'bdatl',
};

interface Runner {
  readonly id: number;
  status: string;
  reduction?: number;
}

/**
 * Converts a market in a few updates into the lines of an exchange stream:
 *
 *     MATCH_ODDS cricket, 2 runners, delay 5      its type and sport, runners from 11 on; places where not one; the delay in play
 *     0 open; 11 back 2*10 1.9*5 lay 2.02*8       second and status; prices and sizes that changed, a size of 0 taken away
 *     60 open in play; 12 last 1.9                the last price traded
 *     90; 11 back 2*0                             prices alone
 *     95 open in play; 13 out 20                  withdrawn, with its part of the book in per cent
 *     150 closed in play; 12 won                  the others lost
 */
export function writeStream(text: string): string {
  const [head = '', ...updates] = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const market = readHead(head);
  return `${updates.map((update) => JSON.stringify(writeUpdate(market, update))).join('\n')}\n`;
}

type Market = ReturnType<typeof readHead>;

function readHead(head: string) {
  const [, type, sport = '', count] = /^(\w+) (\w+), (\d+) runners/.exec(head) ?? [];
  const eventTypeId = sports[sport];
  if (type === undefined || eventTypeId === undefined) throw new Error(`not a market: ${head}`);
  const runners = Array.from(
    { length: Number(count) },
    (_, at): Runner => ({ id: 11 + at, status: 'ACTIVE' }),
  );
  return {
    type,
    eventTypeId,
    runners,
    places: Number(/, (\d+) places/.exec(head)?.[1] ?? 1),
    delay: Number(/, delay (\d+)/.exec(head)?.[1] ?? 0),
  };
}

function writeUpdate(market: Market, update: string): object {
  const [when = '', ...changes] = update.split('; ');
  const [, second, status = '', inPlay] = /^(\d+)(?: (open|suspended|closed)( in play)?)?$/.exec(when) ?? [];
  if (second === undefined) throw new Error(`not an update: ${update}`);
  const prices = changes.flatMap((change) => writeChange(market, change));
  if (status === 'closed') settleOthers(market);
  const definition = status === '' ? {} : { marketDefinition: define(market, status, inPlay !== undefined) };
  const change = { id: '1.1', ...definition, ...(prices.length > 0 ? { rc: prices } : {}) };
  return { op: 'mcm', pt: 1_600_000_000_000 + Number(second) * 1000, mc: [change] };
}

/** The change of one runner: its status, which later updates keep, or its prices. */
function writeChange({ runners }: Market, change: string): readonly object[] {
  const [name, ...words] = change.split(' ');
  const runner = runners.find(({ id }) => String(id) === name);
  if (runner === undefined) throw new Error(`no such runner: ${change}`);
  if (words[0] === 'won') runner.status = 'WINNER';
  if (words[0] === 'out') {
    runner.status = 'REMOVED';
    runner.reduction = Number(words[1]);
  }
  return words[0] === 'won' || words[0] === 'out' ? [] : [{ id: runner.id, ...writePrices(words) }];
}

function writePrices(words: readonly string[]): object {
  const lists: Record<string, number[][]> = {};
  let list = '';
  let last: number | undefined;
  for (const word of words) {
    const [price, size] = word.split('*').map(Number);
    if (word in listNames || word === 'last') list = listNames[word] ?? word;
    else if (price === undefined || Number.isNaN(price) || list === '')
      throw new Error(`not a price: ${word}`);
    else if (list === 'last') last = price;
    else {
      const prices = lists[list] ?? [];
      lists[list] = prices;
      prices.push(list.startsWith('bd') ? [prices.length, price, size ?? 0] : [price, size ?? 0]);
    }
  }
  return last === undefined ? lists : { ...lists, ltp: last };
}

function settleOthers({ runners }: Market): void {
  for (const runner of runners) if (runner.status === 'ACTIVE') runner.status = 'LOSER';
}

function define(market: Market, status: string, isInPlay: boolean): object {
  return {
    eventId: '700',
    eventTypeId: market.eventTypeId,
    eventName: 'Lions v Tigers',
    name: market.type === 'MATCH_ODDS' ? 'Match Odds' : market.type,
    marketType: market.type,
    bettingType: 'ODDS',
    status: status.toUpperCase(),
    inPlay: isInPlay,
    betDelay: isInPlay ? market.delay : 0,
    numberOfWinners: market.places,
    runners: market.runners.map(({ id, status: stands, reduction }) => ({
      id,
      name: `Runner ${id}`,
      status: stands,
      ...(reduction === undefined ? {} : { adjustmentFactor: reduction }),
    })),
  };
}

interface DefinitionOptions {
  readonly status?: StreamStatus;
  readonly isInPlay?: boolean;
  readonly winners?: number;
  readonly statuses?: readonly StreamRunnerStatus[];
  readonly sport?: string;
  readonly type?: string;
  readonly betting?: string;
  /** Reduction by each removed runner, in per cent. */
  readonly reduction?: number;
}

/** Three runners, 11, 12 and 13. */
export function definition(options: DefinitionOptions = {}): object {
  const { statuses = ['ACTIVE', 'ACTIVE', 'ACTIVE'] } = options;
  return {
    eventId: '700',
    eventTypeId: options.sport ?? '4',
    eventName: 'Lions v Tigers',
    name: 'Match Odds',
    marketType: options.type ?? 'MATCH_ODDS',
    bettingType: options.betting ?? 'ODDS',
    status: options.status ?? 'OPEN',
    inPlay: options.isInPlay ?? false,
    betDelay: options.isInPlay === true ? 5 : 0,
    numberOfWinners: options.winners ?? 1,
    runners: statuses.map((status, index) => ({
      id: 11 + index,
      name: ['Lions', 'Tigers', 'The Draw'][index] ?? `Runner ${index}`,
      status,
      ...(status === 'REMOVED' ? { adjustmentFactor: options.reduction ?? 20 } : {}),
    })),
  };
}

/** One line of a recording: a change of market 1.1 this many seconds after its beginning. */
export function line(second: number, change: object): string {
  return JSON.stringify({ op: 'mcm', pt: 1_600_000_000_000 + second * 1000, mc: [{ id: '1.1', ...change }] });
}

export function recording(...lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}

/** A market that opens, trades, goes in play, is suspended and is settled for the Tigers. */
export function wholeMarket(): string {
  return recording(
    line(0, {
      marketDefinition: definition(),
      img: true,
      rc: [{ id: 11, atb: [[2, 10.5]], atl: [[2.02, 8]] }],
    }),
    line(10, {
      rc: [
        {
          id: 12,
          atb: [
            [1.9, 50],
            [1.89, 0.4],
            [1.88, 20],
            [1.87, 9],
            [1.86, 3],
          ],
          ltp: 1.9,
        },
      ],
    }),
    line(60, { marketDefinition: definition({ isInPlay: true }) }),
    line(90, {
      rc: [
        {
          id: 11,
          atb: [
            [2, 0],
            [1.5, 40],
          ],
        },
      ],
    }),
    line(120, { marketDefinition: definition({ isInPlay: true, status: 'SUSPENDED' }) }),
    line(150, {
      marketDefinition: definition({
        isInPlay: true,
        status: 'CLOSED',
        statuses: ['LOSER', 'WINNER', 'LOSER'],
      }),
    }),
  );
}

/** Made-up markets of every kind the exchange records, in the notation of write-stream.ts. */
export const edgeMarkets = {
  'cricket in full depth, in play with a delay': `MATCH_ODDS cricket, 2 runners, delay 5
    0 open; 11 back 2*10 1.99*40 1.98*7 1.97*3 lay 2.02*8 2.04*5; 12 back 1.98*20 lay 2*15 2.02*6
    20; 11 back 2*0 1.96*12 traded 1.99*40; 12 lay 2*0 last 2
    60 open in play; 11 back 1.5*60 lay 1.52*20; 12 back 2.9*30 lay 2.96*9
    90 suspended in play
    95 open in play; 11 back 1.5*0 1.2*80 lay 1.21*70 1.52*0; 12 back 2.9*0 5.8*10 lay 6.2*9 2.96*0
    150 suspended in play
    180 closed in play; 11 won`,
  'tennis in full depth, won by the other': `MATCH_ODDS tennis, 2 runners, delay 5
    0 open; 11 back 1.65*30 lay 1.66*20; 12 back 2.5*20 lay 2.54*11
    30 open in play; 11 back 1.65*0 3*10 lay 1.66*0 3.05*7
    45; 12 back 2.5*0 1.4*50 lay 2.54*0 1.41*9
    60 suspended in play
    70 closed in play; 12 won`,
  'tennis of last traded prices alone': `MATCH_ODDS tennis, 2 runners, delay 3
    0 open; 11 last 2.3; 12 last 1.77
    20; 11 last 2.32; 12 last 1.76
    40 open in play; 11 last 3; 12 last 1.5
    55; 11 last 1000; 12 last 1.01
    60 suspended in play
    70 closed in play; 12 won`,
  'football, shut when play begins': `BOTH_TEAMS_TO_SCORE football, 2 runners
    0 open; 11 back 1.9*25 lay 1.95*10; 12 back 2*30 lay 2.06*5
    30; 11 back 1.9*0 1.91*4
    60 suspended
    90 closed; 12 won`,
  'basketball, stopped before it goes in play': `MATCH_ODDS basketball, 2 runners, delay 5
    0 open; 11 back 1.3*25 lay 1.31*10; 12 back 4.2*30 lay 4.4*5
    50 suspended
    60 open in play; 11 back 1.3*0 1.8*12 lay 1.31*0 1.83*9
    90 suspended in play
    95 closed in play; 11 won`,
  'greyhounds by level and by depth': `WIN greyhounds, 6 runners
    0 open; 11 back 4*10 lay 4.2*5 best-back 4*10 best-lay 4.2*5; 12 back 3*7 lay 3.1*4 best-back 3*7 best-lay 3.1*4
    10; 13 back 6*10 lay 6.4*5; 14 back 8*10 lay 9*2; 15 back 12*4 lay 13*3; 16 back 30*2 lay 38*2
    40 suspended
    60 closed; 13 won`,
  'greyhounds to be placed in two': `PLACE greyhounds, 4 runners, 2 places
    0 open; 11 back 1.8*10 lay 1.9*5; 12 back 2*7 lay 2.1*4; 13 back 2.4*9 lay 2.6*4; 14 back 3.1*8 lay 3.4*2
    40 suspended
    60 closed; 11 won; 13 won`,
  'horses, two withdrawn with reductions': `WIN horses, 5 runners, delay 1
    0 open; 11 last 3.2; 12 last 4.1; 13 last 6; 14 last 9; 15 last 11
    20 open; 14 out 7.14
    30; 11 last 2.97; 12 last 3.81; 13 last 5.6
    40 open; 15 out 5.55
    50; 11 last 2.86; 12 last 3.65; 13 last 5.3
    100 open in play; 11 last 2; 12 last 5; 13 last 8
    130 suspended in play
    150 closed in play; 12 won`,
} as const;

export type MarketName = keyof typeof edgeMarkets;

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

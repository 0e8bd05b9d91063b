import { type OpenRisk, openRisk } from '../../../bets/liability/open-risk-store.ts';
import { shutInProducts } from '../../../product-verbs.ts';
import { readArguments, readRowCount } from '../../../verb/arguments.ts';
import { checkBrand } from '../../../verb/find-account.ts';
import { shownCoins, shownCount, type TableRow, tableLines } from '../../../verb/table.ts';
import type { OperatorHouse, Verb } from '../../../verb/verb.ts';
import { hundredthsToWire } from '../../../wallet/coins-wire.ts';
import { listMarkets } from './listing/store.ts';

const options = {
  brand: { type: 'string' },
  event: { type: 'string' },
  limit: { type: 'string', default: '50' },
  json: { type: 'boolean', default: false },
} as const;

export const risk: Verb = {
  name: 'risk',
  usage: '[--brand CODE] [--event ID] [--limit 50] [--json]',
  summary:
    "Shows the markets with open bets and the most each brand's house may lose on them, the largest first",
  isReadOnly: () => true,
  async run(args, house, output) {
    const { values } = readArguments(args, options);
    const brand = values.brand === undefined ? undefined : checkBrand(house, values.brand);
    const most = readRowCount(values.limit);
    const open = (await openRisk(house.db)).filter(
      (each) =>
        (brand === undefined || each.brand === brand) &&
        (values.event === undefined || each.eventId === values.event),
    );
    const rows: TableRow[] = [];
    for (const each of open.slice(0, most)) rows.push(await riskRow(each, house));
    if (values.json) {
      output.print(JSON.stringify(rows));
      return 0;
    }
    if (open.length === 0) output.print('No open bets.');
    for (const line of tableLines(rows)) output.print(line);
    if (open.length > most) output.print(`There are more than these ${most}; --limit shows more.`);
    for (const line of totals(open)) output.print(line);
    return 0;
  },
};

async function riskRow(each: OpenRisk, { db }: OperatorHouse): Promise<TableRow> {
  const [market] = await listMarkets(db, { market: each.marketId }, 1);
  return {
    brand: each.brand,
    event: each.eventId,
    match: market?.match_name ?? null,
    market: each.marketId,
    name: market?.name ?? null,
    state: market?.state ?? null,
    bets: each.bets,
    clients: each.clients,
    staked: hundredthsToWire(each.staked),
    'may lose': hundredthsToWire(each.loss),
  };
}

function totals(open: readonly OpenRisk[]): string[] {
  return [...new Set(open.map(({ brand }) => brand))].sort().map((brand) => {
    const own = open.filter((each) => each.brand === brand);
    const loss = own.reduce((sum, each) => sum + each.loss, 0n);
    return `${brand} may lose ${shownCoins(loss)} on ${shownCount(own.length, 'market')}.`;
  });
}

export const listShut: Verb = {
  name: 'list-shut',
  usage: '[--json]',
  summary: 'Shows what is shut or switched off by hand, all but accounts, and the command that undoes it',
  isReadOnly: () => true,
  async run(args, { db }, output) {
    const { json } = readArguments(args, { json: { type: 'boolean', default: false } }).values;
    const rows = (await Promise.all(shutInProducts.map((list) => list(db))))
      .flat()
      .map(({ what, id, name, undo }) => ({ what, id, name, undo }));
    if (json) output.print(JSON.stringify(rows));
    else if (rows.length === 0)
      output.print('Nothing is shut, accounts aside: list accounts --state shut shows those.');
    else for (const line of tableLines(rows)) output.print(line);
    return 0;
  },
};

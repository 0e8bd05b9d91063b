import { need, readArguments, readRowCount, UsageError } from '../../../verb/arguments.ts';
import { checkBrand, findClient } from '../../../verb/find-account.ts';
import { type TableRow, tableLines } from '../../../verb/table.ts';
import type { OperatorHouse, Verb } from '../../../verb/verb.ts';
import {
  accountRow,
  actRow,
  betRow,
  marketRow,
  resultAsStored,
  resultInWords,
  settlementRow,
} from './listing/rows.ts';
import * as store from './listing/store.ts';

const options = {
  brand: { type: 'string' },
  client: { type: 'string' },
  event: { type: 'string' },
  market: { type: 'string' },
  state: { type: 'string' },
  by: { type: 'string' },
  verb: { type: 'string' },
  limit: { type: 'string', default: '50' },
  json: { type: 'boolean', default: false },
} as const;

type Words = {
  readonly [Name in 'brand' | 'client' | 'event' | 'market' | 'state' | 'by' | 'verb']?: string | undefined;
} & { readonly json: boolean };

/** What can be listed, and by which states. */
const states = {
  accounts: ['open', 'shut', 'blocked', 'exposed'],
  markets: ['open', 'shut', 'settling', 'settled'],
  bets: ['open', 'settled', 'void', 'deleted'],
  settlements: ['running', 'done'],
  acts: ['under-way', 'done', 'in-part', 'refused', 'failed'],
} as const;

type Listed = keyof typeof states;

const isListed = (word: string): word is Listed => Object.hasOwn(states, word);

export const list: Verb = {
  name: 'list',
  usage:
    'accounts|markets|bets|settlements|acts [--client USERNAME] [--event ID] [--market ID] [--state STATE] [--brand CODE] [--by NAME] [--verb VERB] [--limit 50] [--json]',
  summary: 'Shows accounts, markets, bets, settlements, or the acts of operators',
  isReadOnly: () => true,
  async run(args, house, output) {
    const { values, positionals } = readArguments(args, options, true);
    const what = need(positionals[0], 'What to list');
    if (!isListed(what) || positionals.length > 1) {
      throw new UsageError(
        `"${positionals.join(' ')}" cannot be listed; ${Object.keys(states).join(', ')} can.`,
      );
    }
    const known: readonly string[] = states[what];
    if (values.state !== undefined && !known.includes(values.state)) {
      throw new UsageError(`--state is "${values.state}": ${what} are ${known.join(', ')}.`);
    }
    const most = readRowCount(values.limit);
    const found = await rowsOf(what, values, most + 1, house);
    const rows = found.slice(0, most);
    if (values.json) {
      output.print(JSON.stringify(rows));
      return 0;
    }
    if (rows.length === 0) output.print(`No ${what}.`);
    for (const line of tableLines(rows)) output.print(line);
    if (found.length > most) output.print(`There are more than these ${most}; --limit shows more.`);
    return 0;
  },
};

async function rowsOf(what: Listed, words: Words, limit: number, house: OperatorHouse): Promise<TableRow[]> {
  if (what === 'acts') return actsOf(words, limit, house);
  const ofActs = (['by', 'verb'] as const).find((name) => words[name] !== undefined);
  if (ofActs !== undefined) throw new UsageError(`Only acts are listed by --${ofActs}.`);
  if (what === 'accounts') return accountsOf(words, limit, house);
  const { client: name, event, market, state } = words;
  const brand = words.brand === undefined ? undefined : checkBrand(house, words.brand);
  const client =
    name === undefined
      ? undefined
      : (await findClient(house, { brand: brand ?? 'default', client: name })).id;
  const filter = { client, event, market, state };
  if (what === 'bets') return (await store.listBets(house.db, { ...filter, brand }, limit)).map(betRow);
  if (brand !== undefined && client === undefined)
    throw new UsageError(`${what} are of all brands: --brand says whose the --client is.`);
  const formatResult = words.json ? resultAsStored : resultInWords;
  if (what === 'markets')
    return (await store.listMarkets(house.db, filter, limit)).map((row) => marketRow(row, formatResult));
  return (await store.listSettlements(house.db, filter, limit)).map((row) =>
    settlementRow(row, formatResult),
  );
}

const accountStates: Readonly<Record<string, store.AccountFilter>> = {
  open: { isOpen: true },
  shut: { isOpen: false },
  blocked: { isBlocked: true },
  exposed: { isExposed: true },
};

async function accountsOf(words: Words, limit: number, house: OperatorHouse): Promise<TableRow[]> {
  const other = (['market', 'event'] as const).find((name) => words[name] !== undefined);
  if (other !== undefined) throw new UsageError(`Accounts are not listed by --${other}.`);
  const brand = words.brand === undefined ? undefined : checkBrand(house, words.brand);
  const username = words.client?.trim().toUpperCase();
  const filter = { username, ...(words.state === undefined ? {} : accountStates[words.state]) };
  return (await store.listAccounts(house.db, brand, filter, limit)).map(accountRow);
}

async function actsOf(words: Words, limit: number, house: OperatorHouse): Promise<TableRow[]> {
  const other = (['brand', 'client', 'market', 'event'] as const).find((name) => words[name] !== undefined);
  if (other !== undefined) throw new UsageError(`Acts are not listed by --${other}.`);
  const { by, verb, state } = words;
  return (await store.listActs(house.db, { by, verb, state }, limit)).map(actRow);
}

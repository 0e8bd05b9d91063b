import { CommandError, need, readArguments, UsageError } from '../../../verb/arguments.ts';
import { checkBrand } from '../../../verb/find-account.ts';
import type { ListShut, OperatorHouse, Output, Verb } from '../../../verb/verb.ts';
import type { OperatedSports } from '../sports.ts';
import { marketsShut, matchesSwitchedOff, setMatchBetting, setSocketPerm } from './store.ts';

async function setMatchNamed(
  isOpen: boolean,
  args: readonly string[],
  house: OperatorHouse<OperatedSports>,
  output: Output,
): Promise<number> {
  const { positionals } = readArguments(args, {}, true);
  const [event, extra] = positionals;
  if (extra !== undefined) throw new UsageError(`One match at a time; "${extra}" is a second.`);
  const eventId = need(event, 'The id of the match');
  const match = await setMatchBetting(house.db, eventId, isOpen);
  if (match === undefined) throw new CommandError(`There is no match "${eventId}".`);
  house.products?.sports.onBettingSet(match.market_id, isOpen);
  output.print(`Betting on ${match.name} (${eventId}) is ${isOpen ? 'open' : 'shut'}.`);
  return 0;
}

export const openMatch: Verb<OperatedSports> = {
  name: 'open-match',
  usage: 'EVENT',
  summary: 'Opens the betting on a match that shut-match shut',
  run: (args, house, output) => setMatchNamed(true, args, house, output),
};

export const shutMatch: Verb<OperatedSports> = {
  name: 'shut-match',
  usage: 'EVENT',
  summary: 'Shuts the betting on every market of a match at once; results are still settled',
  run: (args, house, output) => setMatchNamed(false, args, house, output),
};

const words = { on: true, off: false } as const;

export const switchSocket: Verb<OperatedSports> = {
  name: 'switch-socket',
  usage: 'EVENT on|off',
  summary: "Has clients receive a match's prices by socket, or poll them every second (socketPerm)",
  async run(args, house, output) {
    const [event, word = '', extra] = readArguments(args, {}, true).positionals;
    const eventId = need(event, 'The id of the match');
    if (extra !== undefined) throw new UsageError(`One match at a time; "${extra}" is too much.`);
    if (word !== 'on' && word !== 'off') throw new UsageError(`"${word}": expected on or off.`);
    const name = await setSocketPerm(house.db, eventId, words[word]);
    if (name === undefined) throw new CommandError(`There is no match "${eventId}".`);
    house.products?.sports.onListSet();
    output.print(`Prices of ${name} (${eventId}) are ${word === 'on' ? 'sent by socket' : 'polled'}.`);
    return 0;
  },
};

export const refreshMatches: Verb<OperatedSports> = {
  name: 'refresh-matches',
  usage: '[--brand CODE]',
  summary: "Has the open pages of a brand's clients fetch the matches again (sportListUpdate)",
  needsServer: true,
  async run(args, house, output) {
    const { values } = readArguments(args, { brand: { type: 'string', default: 'default' } });
    const brand = checkBrand(house, values.brand);
    house.outbox.toBrand(brand, 'domainUpdate', { sportListUpdate: true });
    output.print(`Pages of the brand ${brand} fetch the matches again.`);
    return 0;
  },
};

export const shutSports: ListShut = async (db) => {
  const matches = await matchesSwitchedOff(db);
  const betting = matches
    .filter(({ bet_status }) => !bet_status)
    .map(({ id, name }) => ({ what: 'match', id, name, undo: `open-match ${id}` }));
  const sockets = matches
    .filter(({ socket_perm }) => !socket_perm)
    .map(({ id, name }) => ({ what: 'socket of a match', id, name, undo: `switch-socket ${id} on` }));
  const markets = (await marketsShut(db)).map(({ id, name, match_name }) => ({
    what: 'market',
    id,
    name: match_name === null ? name : `${match_name}: ${name}`,
    undo: `open-market ${id}`,
  }));
  return [...betting, ...sockets, ...markets];
};

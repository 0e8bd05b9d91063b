import { type Coins, noCoins } from '@maidan/betting';
import { type MatkaEntry, matkaAt, matkaMarkets } from '@maidan/games/rules';
import { createInTurn } from '../../../in-turn.ts';
import {
  CommandError,
  leastAboveMost,
  namedChanges,
  need,
  readArguments,
  readCoins,
  readLimit,
  refuseMore,
  UsageError,
} from '../../../verb/arguments.ts';
import { shownCoins } from '../../../verb/table.ts';
import type { OperatorHouse, Verb } from '../../../verb/verb.ts';
import type { OperatedMatka } from '../matka.ts';
import { type DrawName, type MatkaDay, marketOfPart, matkaParts } from '../matka-day.ts';
import { changeSetting, liabilityMaxOf, limitsOf, type MatkaSetting } from '../settings-store.ts';
import { findDay, lastDays } from '../store.ts';

/** One change of a matka at a time, so that its markets end with the limit that is stored last. */
const inTurn = createInTurn();

const options = {
  'stake-min': { type: 'string' },
  'stake-max': { type: 'string' },
  'liability-max': { type: 'string' },
  draws: { type: 'string' },
} as const;

export const setMatka: Verb<OperatedMatka> = {
  name: 'set-matka',
  usage:
    'MATKA [--stake-min N|none] [--stake-max N|none] [--liability-max N|none|usual] [--draws seed|operator]',
  summary: "Sets a matka's limits, and who draws from its next day on; what is not named stays",
  async run(args, house, output) {
    const { values, positionals } = readArguments(args, options, true);
    const changes = namedChanges<MatkaSetting>({
      stakeMin: readLimit(values['stake-min'], '--stake-min'),
      stakeMax: readLimit(values['stake-max'], '--stake-max'),
      liabilityMax: readLiability(values['liability-max']),
      isDrawnByOperator: readDraws(values.draws),
    });
    const { code, name } = findMatka(positionals[0]);
    refuseMore(positionals, 1);
    const set = await inTurn(code, () => change(house, code, changes));
    const { stakeMin, stakeMax } = limitsOf(set);
    const most = liabilityMaxOf(set);
    const pays = most === undefined ? 'without limit' : `at most ${shownCoins(most)}`;
    output.print(
      `${name} (${code}): stake from ${shownCoins(stakeMin)} to ${shownCoins(stakeMax)}, one number pays ${pays}, drawn by ${set.isDrawnByOperator ? 'an operator' : 'its seed'} from the next day on.`,
    );
    return 0;
  },
};

async function change(
  house: OperatorHouse<OperatedMatka>,
  code: string,
  changes: Partial<MatkaSetting>,
): Promise<MatkaSetting> {
  const set = await changeSetting(house.db, code, changes);
  if (set === undefined) throw leastAboveMost();
  await house.products?.matka.onChanged(code);
  await limitPresentDay(house, code, set);
  return set;
}

/** Applies the new limit to open markets at once, including those just opened with the old one. */
async function limitPresentDay(
  house: OperatorHouse<OperatedMatka>,
  matka: string,
  set: MatkaSetting,
): Promise<void> {
  const [day] = await lastDays(house.db, matka);
  if (day === undefined) return;
  const ids = matkaParts.map((part) => marketOfPart(day, part));
  await house.limitPayouts(ids, liabilityMaxOf(set) ?? null);
}

function readLiability(text: string | undefined): Coins | null | undefined {
  if (text === undefined) return undefined;
  if (text === 'usual') return null;
  return text === 'none' ? noCoins : readCoins(text, '--liability-max');
}

function readDraws(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (text !== 'seed' && text !== 'operator')
    throw new UsageError(`--draws is "${text}": expected seed or operator.`);
  return text === 'operator';
}

/** By its code or its event id. */
export function findMatka(named: string | undefined): MatkaEntry {
  const name = need(named, 'The name of the matka');
  const found = matkaAt(name);
  if (found !== undefined) return found;
  const codes = matkaMarkets.map(({ code }) => code).join(', ');
  throw new CommandError(`There is no matka "${name}". Those of the house are ${codes}.`);
}

export function readDraw(named: string | undefined): DrawName {
  const name = need(named, 'Which draw, open or close,');
  if (name !== 'open' && name !== 'close')
    throw new UsageError(`"${name}" is no draw: expected open or close.`);
  return name;
}

/** The named day, or the present one. */
export async function findMatkaDay(
  { db }: OperatorHouse<OperatedMatka>,
  { code, name }: MatkaEntry,
  day: string | undefined,
): Promise<MatkaDay> {
  if (day !== undefined && !/^\d{4}-\d\d-\d\d$/.test(day))
    throw new UsageError(`"${day}" is no day: expected YYYY-MM-DD.`);
  const found = day === undefined ? (await lastDays(db, code))[0] : await findDay(db, code, day);
  if (found === undefined)
    throw new CommandError(`${name} has no day${day === undefined ? ' yet' : ` ${day}`}.`);
  return found;
}

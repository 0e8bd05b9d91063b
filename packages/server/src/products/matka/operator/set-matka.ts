import { type Coins, noCoins } from '@maidan/betting';
import { createInTurn } from '../../../in-turn.ts';
import { namedChanges } from '../../../operator/arguments/named-changes.ts';
import { readArguments, refuseMore } from '../../../operator/arguments/read-arguments.ts';
import { readCoins, readLimit } from '../../../operator/arguments/read-figures.ts';
import { leastAboveMost, UsageError } from '../../../operator/command-error.ts';
import { shownCoins } from '../../../operator/shown.ts';
import type { OperatorHouse, Verb } from '../../../operator/verb.ts';
import { marketOfPart, matkaParts } from '../matka-day.ts';
import { liabilityMaxOf, limitsOf, type MatkaSetting } from '../settings/matka-setting.ts';
import { changeSetting } from '../settings/settings-store.ts';
import { lastDays } from '../store.ts';
import { findMatka } from './find-matka.ts';

/** One change of a matka at a time, so that its markets end with the limit that is stored last. */
const inTurn = createInTurn();

const options = {
  'stake-min': { type: 'string' },
  'stake-max': { type: 'string' },
  'liability-max': { type: 'string' },
  draws: { type: 'string' },
} as const;

export const setMatka: Verb = {
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
  house: OperatorHouse,
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
async function limitPresentDay(house: OperatorHouse, matka: string, set: MatkaSetting): Promise<void> {
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

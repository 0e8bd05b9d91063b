import { type Clock, outcomeForms } from '@maidan/betting';
import type { Declaration, SettleAnswer, SettleRefusal } from '../bets/settle-market.ts';
import { CommandError, need, readArguments, UsageError } from './arguments.ts';
import {
  describeUnread,
  findNamedMarket,
  formatOutcome,
  type NamedMarket,
  readOutcome,
  readOutcomeWords,
} from './named-market.ts';
import { settledSoFar, settledSums } from './store.ts';
import { shownCoins } from './table.ts';
import type { OperatorHouse, Output } from './verb.ts';

export const declareUsage = `ID --outcome void|${outcomeForms.join('|')}|JSON --reason TEXT [--rule ANCHOR] [--by NAME]`;

/** A result in the operator's words, before they are interpreted for the market. */
export interface WordedDeclaration extends Omit<Declaration, 'outcome'> {
  readonly words: string;
}

/** The rule of a result that an operator gave without naming one. */
export const operatorRule = 'operator';

const reasonOptions = {
  reason: { type: 'string' },
  rule: { type: 'string', default: operatorRule },
  by: { type: 'string' },
} as const;

/** `by` declares it unless --by names another. */
export function readDeclaration(args: readonly string[], by: string): WordedDeclaration {
  const { values, positionals } = readArguments(
    args,
    { ...reasonOptions, outcome: { type: 'string' } },
    true,
  );
  const words = readOutcomeWords(need(values.outcome, '--outcome'));
  return { ...readRest(values, positionals, by), words };
}

export function readVoiding(args: readonly string[], by: string): WordedDeclaration {
  const { values, positionals } = readArguments(args, reasonOptions, true);
  return { ...readRest(values, positionals, by), words: 'void' };
}

function readRest(
  values: { reason?: string | undefined; rule: string; by?: string | undefined },
  positionals: readonly string[],
  by: string,
): Omit<Declaration, 'outcome'> {
  const [marketId, extra] = positionals;
  if (extra !== undefined) throw new UsageError(`One market at a time; "${extra}" is a second.`);
  return {
    marketId: need(marketId, 'The id of the market'),
    rule: values.rule,
    reason: need(values.reason, '--reason'),
    declaredBy: values.by ?? by,
  };
}

/** An operator who names a market replaces the result it has, whichever that is by then. */
export const correctWhatever =
  ({ settling }: OperatorHouse) =>
  (declaration: Declaration): Promise<SettleAnswer> =>
    settling.correct({ ...declaration, replaces: 'whatever' });

export async function settleNamed(
  { words, ...declaration }: WordedDeclaration,
  settle: (declaration: Declaration) => Promise<SettleAnswer>,
  house: OperatorHouse,
  output: Output,
): Promise<number> {
  const { marketId } = declaration;
  const market = await findNamedMarket(house.db, marketId);
  if (market === undefined) throw new CommandError(`There is no market "${marketId}".`);
  const outcome = readOutcome(words, market);
  if (outcome === undefined) throw new CommandError(unread(words, marketId, market));
  const answer = await settleWithProgress(settle({ ...declaration, outcome }), marketId, house, output);
  if (!answer.ok) throw new CommandError(formatRefusal(answer.refusal, words, marketId, market));
  const { settlementId } = answer.value;
  output.print(
    `Market ${marketId} (${market.title}) is settled as ${formatOutcome(outcome, market)}, by settlement ${settlementId}.`,
  );
  const { bets, clients, profit } = await settledSums(house.db, marketId, settlementId);
  output.print(`Bets on it: ${bets}, clients: ${clients}, their profit together: ${shownCoins(profit)}.`);
  return 0;
}

const unread = (words: string, marketId: string, market: NamedMarket): string =>
  `Market ${marketId} (${market.title}) cannot end as ${describeUnread(words, market)}.`;

export function formatRefusal(
  refusal: SettleRefusal,
  words: string,
  marketId: string,
  named: NamedMarket,
): string {
  const market = `Market ${marketId} (${named.title})`;
  switch (refusal.code) {
    case 'market-unknown':
      return `There is no market "${marketId}".`;
    case 'not-declared':
      return `${market} has no result to correct; declare one.`;
    case 'already-declared':
      return `${market} is declared already, as ${formatOutcome(refusal.outcome, named)}; correct replaces a result.`;
    case 'result-changed':
      return `${market} was settled meanwhile as ${formatOutcome(refusal.outcome, named)}, which stands.`;
    case 'not-an-outcome':
      return unread(words, marketId, named);
  }
}

const lookEveryMs = 500;

/** Shows how far a settlement has come while it runs. */
export async function settleWithProgress<Value>(
  work: Promise<Value>,
  marketId: string,
  house: OperatorHouse,
  output: Output,
): Promise<Value> {
  const label = `Settling ${marketId}`;
  let isShown = false;
  while (await isStillRunning(work, house.clock)) {
    // If progress cannot be read, the answer is still that of the settlement.
    const read = await settledSoFar(house.db, marketId).catch(() => undefined);
    if (read === undefined) continue;
    output.progress(label, Number(read.done), Number(read.total));
    isShown = true;
  }
  if (isShown) output.progress(label, 1, 1);
  return work;
}

function isStillRunning(work: Promise<unknown>, clock: Clock): Promise<boolean> {
  return new Promise((resolve) => {
    const cancel = clock.after(lookEveryMs, () => resolve(true));
    const end = () => {
      cancel();
      resolve(false);
    };
    work.then(end, end);
  });
}

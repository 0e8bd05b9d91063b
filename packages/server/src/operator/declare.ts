import type { MarketOutcome } from '@maidan/betting';
import type { Declaration, SettleAnswer, SettleRefusal } from '../bets/settle-market.ts';
import { readMarket } from '../bets/settling/store.ts';
import { need, readArguments } from './arguments/read-arguments.ts';
import { outcomesOf, readOutcome } from './arguments/read-outcome.ts';
import { CommandError, UsageError } from './command-error.ts';
import { settleWithProgress } from './settle-with-progress.ts';
import type { OperatorHouse, Output } from './verb.ts';

export const declareUsage =
  'ID --outcome void|winner=NAME|run=N|number=N|crash=N|JSON --reason TEXT [--rule ANCHOR] [--by NAME]';

const reasonOptions = {
  reason: { type: 'string' },
  rule: { type: 'string', default: 'operator' },
  by: { type: 'string', default: 'operator' },
} as const;

export function readDeclaration(args: readonly string[]): Declaration {
  const { values, positionals } = readArguments(
    args,
    { ...reasonOptions, outcome: { type: 'string' } },
    true,
  );
  const outcome = readOutcome(need(values.outcome, '--outcome'));
  return { ...readRest(values, positionals), outcome };
}

export function readVoiding(args: readonly string[]): Declaration {
  const { values, positionals } = readArguments(args, reasonOptions, true);
  return { ...readRest(values, positionals), outcome: { void: true } };
}

function readRest(
  values: { reason?: string | undefined; rule: string; by: string },
  positionals: readonly string[],
): Omit<Declaration, 'outcome'> {
  const [marketId, extra] = positionals;
  if (extra !== undefined) throw new UsageError(`One market at a time; "${extra}" is a second.`);
  return {
    marketId: need(marketId, 'The id of the market'),
    rule: values.rule,
    reason: need(values.reason, '--reason'),
    declaredBy: values.by,
  };
}

export async function settleNamed(
  declaration: Declaration,
  settle: (declaration: Declaration) => Promise<SettleAnswer>,
  house: OperatorHouse,
  output: Output,
): Promise<number> {
  const { marketId, outcome } = declaration;
  const answer = await settleWithProgress(settle(declaration), marketId, house, output);
  if (!answer.ok) throw new CommandError(await described(answer.refusal, marketId, outcome, house));
  output.print(
    `Market ${marketId} is settled as ${JSON.stringify(outcome)}, by settlement ${answer.value.settlementId}.`,
  );
  return 0;
}

async function described(
  refusal: SettleRefusal,
  marketId: string,
  outcome: MarketOutcome,
  { db }: OperatorHouse,
): Promise<string> {
  switch (refusal.code) {
    case 'market-unknown':
      return `There is no market "${marketId}".`;
    case 'not-declared':
      return `Market ${marketId} has no result to correct; declare one.`;
    case 'already-declared':
      return `Market ${marketId} is declared already, as ${JSON.stringify(refusal.outcome)}; correct replaces a result.`;
    case 'not-an-outcome': {
      const market = await readMarket(db, marketId);
      const possible = market === undefined ? '' : `: expected ${outcomesOf(market.definition)}`;
      return `Market ${marketId} cannot end as ${JSON.stringify(outcome)}${possible}.`;
    }
  }
}

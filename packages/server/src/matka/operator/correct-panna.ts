import { isVoid } from '@maidan/betting';
import type { Declaration } from '../../bets/settle-market.ts';
import { readMarket, readSettlement, type SettlementRow } from '../../bets/settling/store.ts';
import type { Queries } from '../../db/db.ts';
import { createInTurn } from '../../in-turn.ts';
import { need, readArguments, refuseMore } from '../../operator/arguments/read-arguments.ts';
import { CommandError } from '../../operator/command-error.ts';
import type { Verb, VerbHouse } from '../../operator/verb.ts';
import { type DrawName, type MatkaDay, marketOfPart } from '../matka-day.ts';
import { declarationsOf } from '../settle-day.ts';
import { findDay, replacePanna } from '../store.ts';
import { afterChange } from './after-change.ts';
import { findMatka, findMatkaDay, readDraw } from './find-matka.ts';
import { readPanna } from './read-panna.ts';

/** One correction of a matka at a time: two at once would each settle some of the day's bets by their own panna. */
const inTurn = createInTurn();

const options = { reason: { type: 'string' }, ank: { type: 'string' }, jodi: { type: 'string' } } as const;

export const correctPanna: Verb = {
  name: 'correct-panna',
  usage: 'MATKA DAY open|close PANNA --reason TEXT [--ank N] [--jodi NN]',
  summary:
    'Replaces a panna that was declared wrongly and settles its bets again; the chart shows that it was corrected',
  async run(args, house, output) {
    const { values, positionals } = readArguments(args, options, true);
    refuseMore(positionals, 4);
    const [named, asked, which, said] = positionals;
    const [entry, draw] = [findMatka(named), readDraw(which)];
    const reason = need(values.reason, '--reason');
    const date = need(asked, 'The day, as YYYY-MM-DD,');
    return inTurn(entry.code, async () => {
      const day = await findMatkaDay(house, entry, date);
      const what = `The ${draw} of ${entry.name} on ${day.day}`;
      const before = day[draw].panna;
      if (before === null) throw new CommandError(`${what} has no panna to replace.`);
      const panna = readPanna(said, values, day, draw);
      if (panna !== before) await replacePanna(house.db, day, draw, panna, house.by);
      // First finishes what the server was about to settle by the old panna.
      await afterChange(house, day);
      const byHand = await settleAgain(house, day, draw, reason);
      output.print(
        panna === before
          ? `${what} was ${panna} already, and its bets are settled by it.`
          : `${what} is ${panna} in place of ${before}.`,
      );
      for (const id of byHand)
        output.print(`${id} was returned by hand and stays so; correct ${id} settles it.`);
      return 0;
    });
  },
};

/**
 * Settles every market of the day by its pannas: an interrupted correction of the other draw may have left its own market
 * settled by the old one. Those that were returned by hand stay so; of these, what this draw decides is given back. A result
 * that is already right is unchanged.
 */
async function settleAgain(
  house: VerbHouse,
  { matka, day }: MatkaDay,
  draw: DrawName,
  reason: string,
): Promise<string[]> {
  const now = await findDay(house.db, matka, day);
  if (now === undefined) throw new Error(`day ${day} of ${matka} is gone`);
  const decided = ([draw, 'jodi'] as const).map((part) => marketOfPart(now, part));
  const byHand: string[] = [];
  for (const declaration of declarationsOf(now)) {
    const { marketId } = declaration;
    const isLeft = await settleOne(house, declaration, reason);
    if (isLeft && decided.includes(marketId)) byHand.push(marketId);
  }
  return byHand;
}

/** Whether it was returned by hand, and so left as it is. */
async function settleOne(house: VerbHouse, declaration: Declaration, reason: string): Promise<boolean> {
  const { marketId, outcome } = declaration;
  const said = { ...declaration, declaredBy: house.by, reason: `${declaration.reason}. ${reason}` };
  for (;;) {
    const present = await presentSettlement(house.db, marketId);
    // Not declared: it will be, by the new panna. Unknown: it had no bets and was deleted.
    if (present === undefined) return false;
    // A rule of the day returns only what it still would.
    if (isVoid(present.outcome) && !isVoid(outcome)) return true;
    const answer = await house.settling.correct({ ...said, replaces: present.id });
    if (answer.ok || answer.refusal.code === 'market-unknown') return false;
    if (answer.refusal.code !== 'result-changed')
      throw new CommandError(`${marketId} could not be settled again: ${answer.refusal.code}.`);
  }
}

async function presentSettlement(db: Queries, marketId: string): Promise<SettlementRow | undefined> {
  const market = await readMarket(db, marketId);
  const id = market?.settlement_id ?? null;
  return id === null ? undefined : readSettlement(db, id);
}

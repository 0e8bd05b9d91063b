import { isDeepStrictEqual } from 'node:util';
import { isVoid } from '@maidan/betting';
import type { Queries } from '@maidan/process/db/db.ts';
import type { Declaration } from '../../../bets/settle-market.ts';
import { readMarket, readSettlement, type SettlementRow } from '../../../bets/settling/store.ts';
import { createInTurn } from '../../../in-turn.ts';
import { CommandError, need, readArguments, refuseMore } from '../../../verb/arguments.ts';
import type { Verb, VerbHouse } from '../../../verb/verb.ts';
import type { OperatedMatka } from '../matka.ts';
import { type DrawName, type MatkaDay, marketOfPart } from '../matka-day.ts';
import { declarationsOf } from '../settle-day.ts';
import { findDay, replacePanna } from '../store.ts';
import { afterChange, readPanna } from './draws.ts';
import { findMatka, findMatkaDay, readDraw } from './set-matka.ts';

/** One correction of a matka at a time: two at once would each settle some of the day's bets by their own panna. */
const inTurn = createInTurn();

const options = { reason: { type: 'string' }, ank: { type: 'string' }, jodi: { type: 'string' } } as const;

export const correctPanna: Verb<OperatedMatka> = {
  name: 'correct-panna',
  usage: 'MATKA DAY open|close PANNA --reason TEXT [--ank N] [--jodi NN]',
  summary:
    'Replaces a panna that was declared wrongly and settles its bets again; the chart shows that it was corrected',
  async run(args, house, output) {
    const { values, positionals } = readArguments(args, options, true);
    refuseMore(positionals, 4);
    const [named, requestedDay, which, typedPanna] = positionals;
    const [entry, draw] = [findMatka(named), readDraw(which)];
    const reason = need(values.reason, '--reason');
    const date = need(requestedDay, 'The day, as YYYY-MM-DD,');
    return inTurn(entry.code, async () => {
      const day = await findMatkaDay(house, entry, date);
      const what = `The ${draw} of ${entry.name} on ${day.day}`;
      const before = day[draw].panna;
      if (before === null) throw new CommandError(`${what} has no panna to replace.`);
      const panna = readPanna(typedPanna, values, day, draw);
      if (panna !== before) await replacePanna(house.db, day, draw, panna, house.by);
      // First finishes what the server was about to settle by the old panna.
      await afterChange(house, day);
      const lines = await settleAgain(house, day, draw, reason);
      output.print(
        panna === before
          ? `${what} was ${panna} already, and its bets are settled by it.`
          : `${what} is ${panna} in place of ${before}.`,
      );
      for (const line of lines) output.print(line);
      return 0;
    });
  },
};

/**
 * Settles every market of the day by its pannas: an interrupted correction of the other draw may have left its own market
 * settled by the old one. A result that is already right is unchanged. Returns what is to be said of the markets.
 */
async function settleAgain(
  house: VerbHouse,
  { matka, day }: MatkaDay,
  draw: DrawName,
  reason: string,
): Promise<string[]> {
  const now = await findDay(house.db, matka, day);
  if (now === undefined) throw new Error(`day ${day} of ${matka} is gone`);
  const other = draw === 'open' ? 'close' : 'open';
  const otherId = marketOfPart(now, other);
  const lines: string[] = [];
  for (const declaration of declarationsOf(now)) {
    const { marketId } = declaration;
    const isOther = marketId === otherId;
    // The reason was given for the draw named.
    const why = isOther ? `The ${other} was corrected` : `The ${draw} was corrected: ${reason}`;
    const corrected = { ...declaration, declaredBy: house.by, reason: `${declaration.reason}. ${why}` };
    const end = await settleOne(house, corrected, isOther);
    if (end === 'returned')
      lines.push(`${marketId} was returned by hand and stays so; correct ${marketId} settles it.`);
    if (end === 'by-hand') lines.push(`${marketId} was settled by hand and stays so.`);
    if (end === 'settled' && isOther)
      lines.push(`${marketId} is settled again too: an earlier correction of the ${other} was interrupted.`);
  }
  return lines;
}

/** What became of a market; `returned` and `by-hand` are results of an operator, left as they are. */
type MarketEnd = 'settled' | 'unchanged' | 'returned' | 'by-hand';

/** A result by hand of the draw that was not named is left: only what a panna decided is decided by it again. */
async function settleOne(house: VerbHouse, declaration: Declaration, isOther: boolean): Promise<MarketEnd> {
  const { marketId, outcome, rule } = declaration;
  for (;;) {
    const present = await presentSettlement(house.db, marketId);
    // Not declared: it will be, by the new panna. Unknown: it had no bets and was deleted.
    if (present === undefined) return 'unchanged';
    const isRight = isDeepStrictEqual(present.outcome, outcome);
    // A rule of the day returns only what it still would.
    if (!isRight && isVoid(present.outcome)) return 'returned';
    if (!isRight && isOther && present.rule !== rule) return 'by-hand';
    const answer = await house.settling.correct({ ...declaration, replaces: present.id });
    if (answer.ok) return isRight ? 'unchanged' : 'settled';
    if (answer.refusal.code === 'market-unknown') return 'unchanged';
    if (answer.refusal.code !== 'result-changed')
      throw new CommandError(`${marketId} could not be settled again: ${answer.refusal.code}.`);
  }
}

async function presentSettlement(db: Queries, marketId: string): Promise<SettlementRow | undefined> {
  const market = await readMarket(db, marketId);
  const id = market?.settlement_id ?? null;
  return id === null ? undefined : readSettlement(db, id);
}

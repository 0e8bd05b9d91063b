import { isDeepStrictEqual } from 'node:util';
import { isVoid } from '@maidan/betting';
import { drawCommitment, drawPanna, isPanna, seedAt } from '@maidan/games/rules';
import { attempt, type Check, type Findings } from '../../bets/audit/check.ts';
import { type AuditedChain, allChains } from '../../rounds/audit-store.ts';
import { chainOf, covers } from '../../rounds/seed-chains.ts';
import {
  type DrawName,
  drawNames,
  isDecided,
  type MatkaDay,
  marketOfPart,
  matkaParts,
  roundGame,
} from './matka-day.ts';
import { declarationsOf } from './settle-day.ts';
import { type AuditedMarket, type DayPlace, daysAfter, marketsNamed } from './store.ts';

const pageDays = 100;

type Markets = ReadonlyMap<string, AuditedMarket>;

/** Proves that every day drew the panna of its seed, and that its bets were settled by its pannas. */
export const checkDays: Check = {
  name: 'draws',
  async run(moments, findings, onPage) {
    const chains = await moments.atOneMoment(allChains);
    let after: DayPlace = { matka: '', number: 0 };
    for (;;) {
      const { days, markets } = await moments.atOneMoment(async (tx) => {
        const found = await daysAfter(tx, after, pageDays);
        const ids = found.flatMap((day) => matkaParts.map((part) => marketOfPart(day, part)));
        return { days: found, markets: await marketsNamed(tx, ids) };
      });
      for (const day of days) checkDay(day, markets, chains, findings);
      onPage(days.length);
      const last = days.at(-1);
      if (last === undefined) return;
      after = last;
    }
  },
};

function checkDay(
  day: MatkaDay,
  markets: Markets,
  chains: readonly AuditedChain[],
  findings: Findings,
): void {
  findings.checked('days of draws', 1);
  const faults = [
    ...drawNames.map((draw) => faultOfDraw(day, draw, markets, chains)),
    ...declarationsOf(day).map(({ marketId, outcome }) => faultOfResult(day, markets.get(marketId), outcome)),
  ];
  for (const fault of faults)
    if (fault !== undefined) findings.fault(`day ${day.day} of ${day.matka}: ${fault}`);
}

/** The fault in words, if any. A panna that an operator entered or corrected need not match the seed. */
function faultOfDraw(
  day: MatkaDay,
  draw: DrawName,
  markets: Markets,
  chains: readonly AuditedChain[],
): string | undefined {
  const { panna } = day[draw];
  if (panna !== null && !isPanna(panna)) return `${draw} expected a panna, found ${panna}`;
  if (day.overAt !== null && !isDecided(day[draw]))
    return `is over, and its ${draw} was neither drawn nor cancelled`;
  if (day.drawnBy === 'operator') return undefined;
  const marketId = marketOfPart(day, draw);
  const seed = seedIn(chains, roundGame(day.matka, draw), day.number);
  if (seed === undefined) return `${draw} expected a chain with its seed, found none`;
  const due = drawPanna(seed, marketId);
  if (panna !== null && panna !== due && !day.isCorrected)
    return `${draw} panna expected ${due} by its seed, found ${panna}`;
  const bound = markets.get(marketId)?.commitment;
  const seedHash = drawCommitment(seed).split('.')[0];
  return bound === undefined || bound.split('.')[0] === seedHash
    ? undefined
    : `${draw} expected to be bound to ${seedHash}, found ${bound}`;
}

function seedIn(chains: readonly AuditedChain[], game: string, number: number): Uint8Array | undefined {
  const chain = chains.find((each) => each.game === game && covers(each, number));
  if (chain === undefined) return undefined;
  const read = attempt(() => seedAt(chainOf(chain), number - chain.first_round + 1));
  return read.ok ? read.value : undefined;
}

/** The fault in words, if any. Not checked: results changed by hand, and days that may still be settling. */
function faultOfResult(day: MatkaDay, market: AuditedMarket | undefined, due: object): string | undefined {
  if (market === undefined) return undefined;
  const { market_id, outcome, is_first } = market;
  if (outcome === null) return day.overAt === null ? undefined : `${market_id} expected a result, found none`;
  const isByHand = is_first === false || isVoid(outcome);
  return isByHand || isDeepStrictEqual(outcome, due)
    ? undefined
    : `${market_id} expected ${JSON.stringify(due)}, found ${JSON.stringify(outcome)}`;
}

import { commitmentTo, isVoid, type MarketOutcome } from '@maidan/betting';
import {
  crashPoint,
  type FlightCommitment,
  flightVersion,
  parseFlightCommitment,
  seedAt,
} from '@maidan/games/rules';
import { attempt, type Check, type Findings } from '../../bets/audit/check.ts';
import { type AuditedChain, type AuditedRound, allChains, roundPages } from '../../rounds/audit-store.ts';
import { chainOf, covers } from '../../rounds/seed-chains.ts';
import { product, saltBytes } from './flight-rounds.ts';
import { paidAbove, saltsByChain } from './history-store.ts';

const pageRounds = 200;

interface Seeds {
  readonly chains: readonly AuditedChain[];
  /** In hex, by the end of the chain. */
  readonly salts: ReadonlyMap<string, string>;
}

/** Proves that every flight used the seed and the salt of its chain and crashed where that seed says, and that nobody was paid above it. */
export const checkFlights: Check = {
  name: 'flights',
  async run(moments, findings, onPage) {
    const seeds = await moments.atOneMoment(
      async (tx): Promise<Seeds> => ({ chains: await allChains(tx), salts: await saltsByChain(tx) }),
    );
    for await (const page of roundPages(moments, product, pageRounds)) {
      for (const round of page) checkFlight(round, seeds, findings);
      const ids = page.map(({ market_id }) => market_id);
      for (const { id, market_id } of await moments.atOneMoment((tx) => paidAbove(tx, ids)))
        findings.fault(`bet ${id}: expected nothing above the crash of ${market_id}, found a profit`);
      onPage(page.length);
    }
  },
};

function checkFlight(round: AuditedRound, seeds: Seeds, findings: Findings): void {
  findings.checked('flights', 1);
  const isUnfinished = round.state === 'open' || round.state === 'shut';
  const fault =
    isUnfinished && round.has_later
      ? `expected a result, as later flights were opened; found it ${round.state}`
      : faultOfFlight(round, seeds, findings);
  if (fault !== undefined) findings.fault(`flight ${round.market_id}: ${fault}`);
}

/** The fault in words, if any. */
function faultOfFlight(
  round: AuditedRound,
  { chains, salts }: Seeds,
  findings: Findings,
): string | undefined {
  const committed = parseFlightCommitment(round.commitment);
  if (committed === undefined) return `expected a commitment, found ${round.commitment}`;
  const chain = chains.find(({ game, ...row }) => game === round.game && covers(row, round.number));
  if (chain === undefined) return 'expected a chain with its seed, found none';
  const read = attempt(() => seedAt(chainOf(chain), round.number - chain.first_round + 1));
  if (!read.ok) return `expected a seed, found ${read.refusal}`;
  const hash = commitmentTo(read.value);
  if (committed.seedHash !== hash) return `expected to be bound to ${hash}, found ${committed.seedHash}`;
  const salt = salts.get(chain.chain_end);
  if (committed.salt !== salt) return `expected to be bound to the salt ${salt}, found ${committed.salt}`;
  return faultOfResult(round, committed, read.value, findings);
}

/** A result declared by an operator may differ; one by the house must be what the seed gives. */
function faultOfResult(
  { outcome, declared_by }: AuditedRound,
  { version, salt }: FlightCommitment,
  seed: Uint8Array,
  findings: Findings,
): string | undefined {
  if (outcome === null) return undefined;
  if (version !== flightVersion || declared_by !== 'house' || isVoid(outcome)) {
    findings.checked('flights returned, by hand or of other rules', 1);
    return undefined;
  }
  const due = crashPoint(seed, saltBytes(salt));
  const found = crashIn(outcome);
  return found === due ? undefined : `crash expected ${due} by its seed, found ${found ?? 'none'}`;
}

const crashIn = (outcome: MarketOutcome): number | undefined =>
  'crash' in outcome ? outcome.crash : undefined;

import { isDeepStrictEqual } from 'node:util';
import { commitmentTo, isVoid, keyToHex } from '@maidan/betting';
import {
  type Commitment,
  checkBackTo,
  gameByCode,
  type HashChain,
  parseCommitment,
  payTableHash,
  roundRandom,
  seedAt,
  type TableGame,
} from '@maidan/games/rules';
import { attempt, type Check, type Findings } from '../../bets/audit/check.ts';
import { type AuditedChain, type AuditedRound, allChains, roundPages } from '../../rounds/audit-store.ts';
import { returnedRule } from '../../rounds/round.ts';
import { chainOf, covers } from '../../rounds/seed-chains.ts';
import { product } from './open-round.ts';
import type { RoundDetails } from './results-store.ts';

/** Small, since dealing rounds again takes a while and clients are served between pages. */
const pageRounds = 100;

/** Proves that every round used the seed of its chain, and has the result that this seed deals. */
export const checkRounds: Check = {
  name: 'rounds',
  async run(moments, findings, onPage) {
    const chains = await moments.atOneMoment(allChains);
    const sound = chains.flatMap((chain) => readSound(chain, findings));
    for await (const page of roundPages(moments, product, pageRounds)) {
      for (const round of page) checkRound(round, sound, findings);
      onPage(page.length);
    }
  },
};

interface ReadChain extends AuditedChain {
  readonly chain: HashChain;
}

/** Checks that each stored seed hashes to the one before it, and the first to the published end. */
function readSound(row: AuditedChain, findings: Findings): ReadChain[] {
  findings.checked('seed chains', 1);
  const read = attempt(() => chainOf(row));
  if (read.ok && areLinked(read.value, row.chain_end)) return [{ ...row, chain: read.value }];
  const found = read.ok ? 'other seeds' : read.refusal;
  findings.fault(
    `seeds of ${row.game} from round ${row.first_round}: expected to lead to ${row.chain_end}, found ${found}`,
  );
  return [];
}

function areLinked({ kept, every, length }: HashChain, end: string): boolean {
  const positions = kept.map((_, index) => Math.min(index * every, length));
  const isLinked = (seed: Uint8Array, index: number) => {
    const [before, from = 0, to = 0] = [kept[index - 1], positions[index - 1], positions[index]];
    return before === undefined ? keyToHex(seed) === end : checkBackTo(keyToHex(before), seed, to - from);
  };
  return positions.at(-1) === length && kept.every(isLinked);
}

function checkRound(round: AuditedRound, chains: readonly ReadChain[], findings: Findings): void {
  findings.checked('rounds', 1);
  const isUnfinished = round.state === 'open' || round.state === 'shut';
  if (isUnfinished && round.has_later)
    findings.fault(
      `round ${round.market_id}: expected a result, as later rounds were opened; found it ${round.state}`,
    );
  const fault = faultOfRound(round, chains, findings);
  if (fault !== undefined) findings.fault(`round ${round.market_id}: ${fault}`);
}

/** The fault in words, if any. */
function faultOfRound(
  round: AuditedRound,
  chains: readonly ReadChain[],
  findings: Findings,
): string | undefined {
  const game = gameByCode(round.game);
  const committed = game && parseCommitment(round.commitment);
  if (game !== undefined && committed === undefined)
    return `expected a commitment, found ${round.commitment}`;
  const chain = chains.find((each) => each.game === round.game && covers(each, round.number));
  if (game !== undefined && chain === undefined) return 'expected a chain with its seed, found none';
  const seed = chain && seedAt(chain.chain, round.number - chain.first_round + 1);
  if (seed && committed && committed.seedHash !== commitmentTo(seed))
    return `expected to be bound to ${commitmentTo(seed)}, found ${committed.seedHash}`;
  if (seed && committed && isOfThese(game, committed)) return faultOfResult(game, seed, round, findings);
  findings.checked('rounds of other rules', 1);
  return undefined;
}

const isOfThese = (game: TableGame, { version, payTableHash: pays }: Commitment): boolean =>
  version === game.version && pays === payTableHash(game);

/** A result declared by an operator may differ; one by the house must be what the seed gives. */
function faultOfResult(
  game: TableGame,
  seed: Uint8Array,
  { market_id, outcome, rule, details, declared_by }: AuditedRound,
  findings: Findings,
): string | undefined {
  if (outcome === null) return undefined;
  if (declared_by !== 'house' || (isVoid(outcome) && rule === returnedRule)) {
    findings.checked('rounds returned or decided by hand', 1);
    return undefined;
  }
  const dealt = game.deal(roundRandom(seed, market_id));
  const due = game.judge(dealt).outcome;
  if (!isDeepStrictEqual(outcome, due))
    return `outcome expected ${JSON.stringify(due)} by its seed, found ${JSON.stringify(outcome)}`;
  const cards = dealt.map(({ card }) => card);
  const shown = (details as RoundDetails | null)?.cards;
  return isDeepStrictEqual(shown, cards)
    ? undefined
    : `cards expected ${cards.join(',')} by its seed, found ${shown?.join(',') ?? 'none'}`;
}

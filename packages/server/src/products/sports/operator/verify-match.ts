import type { CheckedMarket, checkProof, DeclaredResult } from '@maidan/feeds';
import { CommandError, need, readArguments, UsageError } from '../../../verb/arguments.ts';
import { shownCount } from '../../../verb/table.ts';
import type { Output, Verb } from '../../../verb/verb.ts';
import type { ProofOfMatch } from '../season/match-proof-wire.ts';

export const verifyMatch: Verb = {
  name: 'verify-match',
  usage: 'EVENT',
  summary: 'Plays a finished match of the season again from its seed and compares every declared result',
  isReadOnly: () => true,
  async run(args, house, output) {
    const { positionals } = readArguments(args, {}, true);
    const [event, extra] = positionals;
    if (extra !== undefined) throw new UsageError(`One match at a time; "${extra}" is too much.`);
    const eventId = need(event, 'The id of the match');
    // Loaded when needed: the season is many modules, and every command loads this verb.
    const { checkProof } = await import('@maidan/feeds');
    const { readMatchProof } = await import('../season/match-proof-wire.ts');
    const proof = await readMatchProof(house, eventId);
    if (proof === undefined)
      throw new CommandError(`"${eventId}" is no match of the season whose seed was committed.`);
    output.print(`${proof.match.name} (${proof.match.series})`);
    output.print(`Committed before the first bet: ${proof.seedHash}`);
    return verify(proof, checkProof, output);
  },
};

function verify(proof: ProofOfMatch, check: typeof checkProof, output: Output): number {
  const { match, seedHash, seed, idPrefix, generator, markets } = proof;
  const checked = check({
    eventId: match.event_id,
    idPrefix,
    startsAt: match.starts_at,
    seedHash,
    seed,
    generator,
    markets,
  });
  switch (checked.kind) {
    case 'secret':
      throw new CommandError('The seed is still secret: the match is not over, or a market is not settled.');
    case 'unknown-match':
      throw new CommandError(`The season has no match "${match.event_id}".`);
    case 'unknown-generator':
      throw new CommandError(
        `The match was played by generator ${checked.generator}, which this version cannot replay.`,
      );
    case 'other-seed':
      output.print(`Seed shown: ${seed}`);
      output.print(`DIFFERENT: the hash of the seed shown is ${checked.hash}.`);
      return 1;
    case 'replayed':
      output.print(`Seed shown: ${seed}`);
      output.print(`Played again: ${checked.match.ending}`);
      return compare(checked.markets, output);
  }
}

function compare(markets: readonly CheckedMarket[], output: Output): number {
  const byHand = markets.filter(({ verdict }) => verdict === 'by-hand');
  for (const { marketId, marketName, result, replayed } of byHand)
    output.print(
      `By hand: ${marketId} ${marketName} stands at ${formatResult(result)}, the play gives ${formatResult(replayed)}.`,
    );
  const different = markets.filter(({ verdict }) => verdict === 'different');
  const [first] = different;
  if (first !== undefined) {
    const { marketId, marketName, result, replayed } = first;
    output.print(
      `DIFFERENT: ${marketId} ${marketName} was declared ${formatResult(result)}, the play gives ${formatResult(replayed)}.`,
    );
    const differ = different.length === 1 ? 'differs' : 'differ';
    output.print(`${different.length} of ${shownCount(markets.length, 'market')} ${differ}.`);
    return 1;
  }
  const same = markets.filter(({ verdict }) => verdict === 'same').length;
  const agree = same === 1 ? 'agrees' : 'agree';
  output.print(
    `Verified: the hash is right, and ${same} of ${shownCount(markets.length, 'result')} ${agree} with the play.`,
  );
  return 0;
}

function formatResult(result: CheckedMarket['replayed'] | DeclaredResult | null): string {
  if (result === null || result === undefined) return 'nothing';
  if (result.kind === 'winner') return `runner ${result.runnerId}`;
  return result.kind === 'run' ? `run ${result.run}` : result.kind;
}

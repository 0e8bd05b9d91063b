import { commitmentTo, keyFromText, keyToHex } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import type { FeedChange } from '../../feed.ts';
import { type Fixture, fixtureOfId, fixturesListed } from '../season/fixture.ts';
import type { SeasonGenerator } from '../season/generators.ts';
import { matchSeed, openSeason } from '../season/season.ts';
import { checkProof, type DeclaredResult, type MatchProof } from './check-proof.ts';

const STARTED_AT = Date.UTC(2026, 10, 15, 2, 0, 0);
const seed = 'to be verified';
// Speed and prefix differ from the usual ones, since neither affects a result.
const setting = { seed, startedAt: STARTED_AT, speed: 7, idPrefix: '41', rollouts: { innings: 1, match: 1 } };
const LONG_AFTER = STARTED_AT + 72 * 3_600_000;

const fixtures = fixturesListed(STARTED_AT, setting);
const ofLane = (code: number) =>
  fixtures.filter(({ lane }) => lane.code === code).slice(0, code === 13 ? 1 : 3);
const chosen = [11, 12, 13, 21, 31, 42].flatMap(ofLane);

function proofOf(
  fixture: Fixture,
  generator: SeasonGenerator = 3,
): MatchProof & { readonly changes: readonly FeedChange[] } {
  const changes = openSeason({ ...setting, generator }).replay(fixture.id, LONG_AFTER);
  const results = changes.flatMap((change) =>
    change.kind === 'result' && change.result.kind !== 'placed' ? [{ ...change, result: change.result }] : [],
  );
  const key = matchSeed(seed, fixture.id);
  return {
    changes,
    eventId: fixture.id,
    idPrefix: '41',
    startsAt: fixture.startsAt,
    seedHash: commitmentTo(key),
    seed: keyToHex(key),
    generator,
    markets: results.map(({ marketId, result }) => ({
      marketId,
      marketName: marketId,
      result,
      isByHand: false,
    })),
  };
}

describe('a revealed seed', () => {
  it.each(chosen.map((fixture) => [fixture.id, fixture] as const))(
    'replays match %s to exactly the results the season declared',
    (_, fixture) => {
      const proof = proofOf(fixture);
      const checked = checkProof(proof);
      if (checked.kind !== 'replayed') throw new Error(checked.kind);
      const results = proof.changes.flatMap((change) =>
        change.kind === 'result' ? [{ ...change, kind: undefined, knownAt: undefined }] : [],
      );
      expect(
        checked.match.decisions.map((decision) => ({ ...decision, kind: undefined, knownAt: undefined })),
      ).toEqual(results);
      expect(new Set(checked.markets.map(({ verdict }) => verdict))).toEqual(new Set(['same']));
      expect(checked.isProven).toBe(true);
    },
  );

  it('gives the play of each sport: over by over, event by event, set by set', () => {
    const storyOf = (code: number) => {
      const [fixture] = ofLane(code);
      if (fixture === undefined) throw new Error('no fixture');
      const checked = checkProof(proofOf(fixture));
      if (checked.kind !== 'replayed') throw new Error(checked.kind);
      return checked.match;
    };
    const cricket = storyOf(11);
    expect(cricket.story.length).toBeGreaterThanOrEqual(2);
    expect(cricket.story[0]?.lines[0]).toMatchObject({
      label: '1',
      score: expect.stringMatching(/^\d+\/\d+$/),
    });
    expect(cricket.ending).toMatch(/won|tied|No result/);
    const football = storyOf(21);
    expect(football.ending).toContain(football.teams[0]);
    for (const { event } of football.story[0]?.lines ?? []) expect(event).toBeDefined();
    const tennis = storyOf(31);
    const sets = tennis.story[0]?.lines ?? [];
    expect(sets.length).toBeGreaterThanOrEqual(2);
    for (const { text, score } of sets) expect(text.split(' ').at(-1)).toBe(score);
  });
});

describe('the generator of a proof', () => {
  // In generator 2 a player of this match is shown a card after being sent off.
  const fixture = fixtureOfId('4121500050', setting);
  if (fixture === undefined) throw new Error('no football');
  const proof = proofOf(fixture, 2);

  it('plays the match again: one of generator 2 stays verified, and so does one that does not name it', () => {
    const checked = checkProof(proof);
    expect(checked).toMatchObject({ kind: 'replayed', isProven: true });
    expect(checkProof({ ...proof, generator: undefined })).toEqual(checked);
    const other = checkProof({ ...proof, generator: 3 });
    if (checked.kind !== 'replayed' || other.kind !== 'replayed') throw new Error('not replayed');
    expect(other.match.story).not.toEqual(checked.match.story);
  });

  it.each([1, 5])('is named where it is not one that can be played here: %i', (generator) => {
    const named = { kind: 'unknown-generator', generator };
    expect(checkProof({ ...proof, generator })).toEqual(named);
    expect(checkProof({ ...proof, generator, seed: 'drawn in another way' })).toEqual(named);
    expect(checkProof({ ...proof, generator, seed: null })).toEqual({ kind: 'secret' });
  });
});

describe('a proof that was tampered with', () => {
  const [fixture] = ofLane(31);
  if (fixture === undefined) throw new Error('no tennis');
  const proof = proofOf(fixture);
  const altered = (result: DeclaredResult | null): DeclaredResult => ({
    kind: 'winner',
    runnerId: result?.kind === 'winner' && result.runnerId === '1' ? '2' : '1',
  });

  it('is detected by its seed', () => {
    const other = keyToHex(keyFromText('another seed'));
    expect(checkProof({ ...proof, seed: other })).toEqual({
      kind: 'other-seed',
      hash: commitmentTo(keyFromText('another seed')),
    });
    expect(checkProof({ ...proof, seed: 'not hex' }).kind).toBe('other-seed');
  });

  it('is detected by a result that the play does not give', () => {
    const markets = proof.markets.map((market, index) =>
      index === 0 ? { ...market, result: altered(market.result) } : market,
    );
    const checked = checkProof({ ...proof, markets });
    expect(checked).toMatchObject({ kind: 'replayed', isProven: false });
    if (checked.kind === 'replayed') expect(checked.markets[0]?.verdict).toBe('different');
  });

  it('is detected by a market that the play does not have', () => {
    const extra = {
      marketId: '1.1',
      marketName: 'made up',
      result: { kind: 'void' },
      isByHand: false,
    } as const;
    expect(checkProof({ ...proof, markets: [extra] })).toMatchObject({ isProven: false });
  });

  it('is not reported for results that are marked as corrected or voided by an operator', () => {
    const [first, second] = proof.markets;
    if (first === undefined || second === undefined) throw new Error('two markets were expected');
    const checked = checkProof({
      ...proof,
      markets: [
        { ...first, result: altered(first.result), isByHand: true },
        { ...second, result: { kind: 'void' }, isByHand: true },
      ],
    });
    expect(checked).toMatchObject({
      isProven: true,
      markets: [{ verdict: 'by-hand' }, { verdict: 'by-hand' }],
    });
  });

  it('cannot be checked while the seed is secret, or where no season has such a match', () => {
    expect(checkProof({ ...proof, seed: null })).toEqual({ kind: 'secret' });
    expect(checkProof({ ...proof, eventId: '4199000001' })).toEqual({ kind: 'unknown-match' });
  });
});

import { describe, expect, it } from 'vitest';
import { INDIA, NEPAL, newMatch, playInnings } from '../../testing/play-innings.ts';
import { correctOutcome } from './correct-outcome.ts';
import type { CricketMatch, CricketOutcome } from './cricket-match.ts';
import { closeInnings, finishMatch, type InningsSetting } from './grow-match.ts';

const byRuns = (team: string, runs: number): CricketOutcome => ({
  kind: 'won',
  team,
  by: `${runs} runs`,
  margin: { runs },
});

/** Two overs a side unless given. */
function limited(
  first: string,
  chase: string,
  outcome: CricketOutcome,
  more: { readonly setting?: InningsSetting; readonly superOvers?: readonly [string, string] } = {},
): CricketMatch {
  let match = closeInnings(playInnings(newMatch('T20', { scheduledOvers: 2 }), INDIA, first));
  match = closeInnings(playInnings(match, NEPAL, chase, more.setting ?? {}));
  for (const [index, balls] of (more.superOvers ?? []).entries())
    match = closeInnings(playInnings(match, index === 0 ? NEPAL : INDIA, balls, { isSuperOver: true }));
  return finishMatch(match, outcome);
}

const target = (runs: number): { readonly setting: InningsSetting } => ({
  setting: { target: { runs, overs: 2 } },
});

describe('the outcome of a corrected match', () => {
  const played = limited('11x. 6', '11x. 4', byRuns(INDIA, 2), target(7));

  it('becomes a win of the chasing side when a ball takes it to the target', () => {
    const { match, isKnown } = correctOutcome(
      played,
      limited('11x. 6', '11x. 7', byRuns(INDIA, 2), target(7)),
    );
    expect(isKnown).toBe(true);
    expect(match.outcome).toEqual({ kind: 'won', team: NEPAL, by: '10 wickets', margin: { wickets: 10 } });
  });

  it('becomes a tie when the scores are level', () => {
    const corrected = limited('11x. 6', '11x. 6', byRuns(INDIA, 2), target(7));
    expect(correctOutcome(played, corrected).match.outcome).toEqual({ kind: 'tied' });
  });

  it('keeps the winner and changes the margin, with the target, when the first side made less', () => {
    const { match } = correctOutcome(played, limited('11x. 5', '11x. 4', byRuns(INDIA, 2), target(7)));
    expect(match.outcome).toEqual({ kind: 'won', team: INDIA, by: '1 run', margin: { runs: 1 } });
    expect(match.innings[1]?.target?.runs).toBe(6);
  });

  it('is not known where a chase that had won would have gone on', () => {
    const won = limited(
      '11x. 4',
      '. 5',
      { kind: 'won', team: NEPAL, by: '10 wickets', margin: { wickets: 10 } },
      target(5),
    );
    const corrected = limited('11x. 4', '. 4', won.outcome ?? { kind: 'drawn' }, target(5));
    expect(correctOutcome(won, corrected)).toEqual({ match: corrected, isKnown: false });
  });

  it('is not known where the last wicket of the first side did not fall', () => {
    const allOut = limited('6 9xW W', '11x. 4', byRuns(INDIA, 2), target(7));
    const corrected = limited('6 9xW .', '11x. 4', byRuns(INDIA, 2), target(7));
    expect(correctOutcome(allOut, corrected).isKnown).toBe(false);
  });

  it('is not known where the target was revised and the first side’s runs change', () => {
    const revised = limited('11x. 6', '11x. 4', byRuns(INDIA, 5), target(10));
    const corrected = limited('11x. 5', '11x. 4', byRuns(INDIA, 5), target(10));
    expect(correctOutcome(revised, corrected).isKnown).toBe(false);
  });

  it('follows the super over where the match was tied', () => {
    const tie = { kind: 'tied', superOverWinner: INDIA } as const;
    const tied = limited('11x. 6', '11x. 6', tie, { ...target(7), superOvers: ['5x. 1', '2'] });
    const corrected = limited('11x. 6', '11x. 6', tie, { ...target(7), superOvers: ['5x. 3', '2'] });
    expect(correctOutcome(tied, corrected).match.outcome).toEqual({ kind: 'tied', superOverWinner: NEPAL });
    const level = limited('11x. 6', '11x. 6', tie, { ...target(7), superOvers: ['5x. 2', '2'] });
    expect(correctOutcome(tied, level).isKnown).toBe(false);
  });

  it.each([{ kind: 'no result' }, { kind: 'won', team: NEPAL, by: 'award', method: 'Awarded' }] as const)(
    'stays %j, which no runs decided',
    (outcome) => {
      const { match } = correctOutcome(
        limited('11x. 6', '11x. 4', outcome, target(7)),
        limited('11x. 6', '11x. 7', outcome, target(7)),
      );
      expect(match.outcome).toEqual(outcome);
    },
  );
});

describe('the outcome of a corrected match of days', () => {
  function days(innings: readonly (readonly [string, string])[], outcome: CricketOutcome): CricketMatch {
    const whole = innings.reduce(
      (match, [team, balls]) => closeInnings(playInnings(match, team, balls)),
      newMatch('Test'),
    );
    return finishMatch(whole, outcome);
  }
  const out = (runs: string) => `${runs} 10xW`;

  it('becomes a win of the side batting last when its score passes the other', () => {
    const of = (last: string) =>
      days(
        [
          [INDIA, out('6')],
          [NEPAL, out('1')],
          [INDIA, out('1')],
          [NEPAL, last],
        ],
        byRuns(INDIA, 2),
      );
    const { match } = correctOutcome(of('4 10xW'), of('7 10xW'));
    expect(match.outcome).toMatchObject({ kind: 'won', team: NEPAL });
    expect(correctOutcome(of('4 10xW'), of('6 10xW')).match.outcome).toEqual({ kind: 'tied' });
  });

  it('by an innings is not known once the other side would have to bat again', () => {
    const of = (last: string) =>
      days(
        [
          [INDIA, out('6')],
          [NEPAL, out('1')],
          [NEPAL, last],
        ],
        byRuns(INDIA, 1),
      );
    expect(correctOutcome(of('4 10xW'), of('3 10xW')).match.outcome).toMatchObject({
      by: 'an innings and 2 runs',
    });
    expect(correctOutcome(of('4 10xW'), of('6 10xW')).isKnown).toBe(false);
  });

  it('stays drawn while no side has passed the other or is all out', () => {
    const of = (last: string) =>
      days(
        [
          [INDIA, out('6')],
          [NEPAL, out('1')],
          [INDIA, out('1')],
          [NEPAL, last],
        ],
        { kind: 'drawn' },
      );
    expect(correctOutcome(of('4'), of('6')).match.outcome).toEqual({ kind: 'drawn' });
    expect(correctOutcome(of('4'), of('7')).match.outcome).toMatchObject({ kind: 'won', team: NEPAL });
  });
});

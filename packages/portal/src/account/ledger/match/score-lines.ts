import type { ScorePicture } from '@maidan/contract/wire';

export interface ScoreLine {
  readonly team: string;
  readonly score: string;
}

type Score = NonNullable<ScorePicture['score']>;

const pairOf = (
  [first, second]: readonly [string, string],
  scores: readonly [string, string],
): ScoreLine[] => [
  { team: first, score: scores[0] },
  { team: second, score: scores[1] },
];

/** One line per side, as on a scoreboard; none if the feed has only a headline. */
export function scoreLines(score: Score | null): readonly ScoreLine[] {
  if (!score?.detail) return [];
  switch (score.sport) {
    case 'cricket':
      return score.detail.innings.map(({ team, runs, wickets, overs, isDeclared }) => ({
        team,
        score: `${runs}/${wickets}${isDeclared ? 'd' : ''} (${overs})`,
      }));
    case 'football': {
      const { teams, goals, penalties } = score.detail;
      const shown = (side: 0 | 1) => `${goals[side]}${penalties ? ` (${penalties[side]})` : ''}`;
      return pairOf(teams, [shown(0), shown(1)]);
    }
    case 'tennis': {
      const { players, sets, setsWon } = score.detail;
      const shown = (side: 0 | 1) => [`${setsWon[side]}`, ...sets.map((set) => `${set[side]}`)].join(' · ');
      return pairOf(players, [shown(0), shown(1)]);
    }
  }
}

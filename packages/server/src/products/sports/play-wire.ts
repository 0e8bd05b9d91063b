import type { MatchPlay } from '@maidan/contract';
import type { CricketDetail, SportScore, TennisDetail } from '@maidan/feeds';

/** The score of a match for a row of a list; undefined where the feed has only a headline. */
export function playToWire(score: SportScore, teams: readonly string[]): MatchPlay | undefined {
  if (score.detail === null) return undefined;
  if (score.sport === 'cricket') return ofCricket(score.detail, teams);
  if (score.sport === 'tennis') return ofTennis(score.detail);
  if (score.sport !== 'football') return undefined;
  const { goals, minute } = score.detail;
  return { scores: goals.map(String), state: { kind: 'minute', minute } };
}

function ofCricket({ innings, target }: CricketDetail, teams: readonly string[]): MatchPlay | undefined {
  const last = innings.at(-1);
  if (last === undefined) return undefined;
  const scoreOf = (team: string) =>
    innings
      .filter((each) => each.team === team)
      .map(writeInnings)
      .join(' & ');
  const turn = teams.indexOf(last.team);
  return {
    scores: teams.map(scoreOf),
    ...(turn < 0 ? {} : { turn }),
    state:
      target !== undefined && target.need > 0
        ? { kind: 'need', runs: target.need, balls: target.ballsLeft }
        : { kind: 'overs', overs: last.overs },
  };
}

const allOut = 10;

function writeInnings({ runs, wickets, isDeclared }: CricketDetail['innings'][number]): string {
  return wickets === allOut ? String(runs) : `${runs}/${wickets}${isDeclared ? 'd' : ''}`;
}

function ofTennis({ sets, games, points, server }: TennisDetail): MatchPlay {
  const shown = [...sets, games];
  return {
    scores: [0, 1].map((side) => shown.map((set) => set[side === 0 ? 0 : 1]).join(' ')),
    turn: server,
    state: { kind: 'set', set: shown.length, points: [...points] },
  };
}

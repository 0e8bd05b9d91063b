import { type CricketMatch, scoreOvers } from '@maidan/sports';
import { ballMark } from '../../cricket/score-lines.ts';
import type { FootballEvent, Pair } from '../../score.ts';
import type { FootballState } from '../football/football-state.ts';
import type { TennisPlan, TennisState } from '../tennis/tennis-state.ts';

export interface StoryLine {
  /** The over, the minute or the set. */
  readonly label: string;
  readonly text: string;
  /** Football only: what happened. */
  readonly event?: FootballEvent['kind'];
  readonly score: string;
}

/** An innings, a match of football, a match of tennis. */
export interface StoryPart {
  /** From 1: the same side may bat twice. */
  readonly number: number;
  readonly title: string;
  readonly lines: readonly StoryLine[];
}

export function cricketStory(match: CricketMatch): readonly StoryPart[] {
  return match.innings.map((innings, index) => {
    let wickets = 0;
    return {
      number: index + 1,
      title: innings.team,
      lines: scoreOvers(innings, match.ballsPerOver, true).map((over) => {
        wickets += over.wickets;
        return {
          label: String(over.number + 1),
          text: over.balls.map(({ delivery }) => ballMark(delivery)).join(' '),
          score: `${over.score}/${wickets}`,
        };
      }),
    };
  });
}

const dashed = ([one, other]: Pair): string => `${one}-${other}`;

export function footballEnding({ plan, goals, penalties }: FootballState): string {
  const [home, away] = plan.teams;
  const kicks = penalties === undefined ? '' : ` (${dashed(penalties)})`;
  return `${home.name} ${dashed(goals)}${kicks} ${away.name}`;
}

export function footballStory({ plan, events }: FootballState): readonly StoryPart[] {
  const goals: [number, number] = [0, 0];
  const lines = events.map(({ minute, side, kind, player }): StoryLine => {
    if (kind === 'goal' || kind === 'penalty') goals[side] += 1;
    return {
      label: `${minute}'`,
      text: `${player}, ${plan.teams[side].name}`,
      event: kind,
      score: dashed(goals),
    };
  });
  return [{ number: 1, title: plan.teams.map(({ name }) => name).join(' v '), lines }];
}

/** Collected during play, since a finished match has its sets but not its games. */
export function tennisStory(plan: TennisPlan): {
  see(state: TennisState): void;
  parts(): readonly StoryPart[];
} {
  const lines: StoryLine[] = [];
  let games: string[] = [];
  return {
    see(state) {
      const done = state.sets[lines.length];
      const now = dashed(done ?? state.games);
      if (now !== '0-0' && games.at(-1) !== now) games.push(now);
      if (done === undefined) return;
      lines.push({ label: String(lines.length + 1), text: games.join(' '), score: dashed(done) });
      games = [];
    },
    parts: () => [{ number: 1, title: plan.players.join(' v '), lines }],
  };
}

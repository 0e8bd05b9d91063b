import { type MatchPicture, type Pair, readDetail } from './match-picture.ts';

export interface FootballEvent {
  readonly minute: number;
  readonly side: 0 | 1;
  readonly kind: 'goal' | 'penalty' | 'yellow card' | 'red card';
  readonly player: string;
}

export interface FootballPicture {
  readonly status: string;
  readonly minute: number;
  readonly teams: readonly [string, string];
  readonly shortNames: readonly [string, string];
  readonly goals: Pair;
  readonly penalties?: Pair;
  readonly events: readonly FootballEvent[];
  readonly reds: Pair;
  readonly stats: {
    readonly shots: Pair;
    readonly corners: Pair;
    readonly fouls: Pair;
    /** Minutes each side had more of the ball. */
    readonly possession: Pair;
  };
  /** Percent for the first side, a draw, the second side. */
  readonly chances: readonly [number, number, number];
}

export function readFootball(picture: MatchPicture): FootballPicture | undefined {
  const detail = readDetail<FootballPicture>(picture, {
    status: 'string',
    minute: 'number',
    teams: 'list',
    shortNames: 'list',
    goals: 'list',
    events: 'list',
    reds: 'list',
    chances: 'list',
  });
  return detail?.stats === undefined ? undefined : detail;
}

export const isGoal = ({ kind }: FootballEvent): boolean => kind === 'goal' || kind === 'penalty';

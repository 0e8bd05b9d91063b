/** The formats a season plays, with the figures the ball model and the clock need. */
export type SeasonFormat = 'T20' | 'ODI' | 'Test';

export const ballsInOver = 6;

export interface FormatFigures {
  /** Legal balls of an innings; 0 where innings have no limit. */
  readonly inningsBalls: number;
  /** Legal balls of the whole match; 0 where only innings are limited. */
  readonly matchBalls: number;
  readonly inningsMax: 2 | 4;
  /** Share of the innings under fielding restrictions, and the share after which batters hit out. */
  readonly powerplayShare: number;
  readonly deathShare: number;
  /** Runs per over of an average side, with which a chase compares its required rate. */
  readonly parRunsPerOver: number;
  /** Balls of the second innings that must be bowled for a result if rain ends the match. */
  readonly resultBalls: number;
}

export const formats: Readonly<Record<SeasonFormat, FormatFigures>> = {
  T20: {
    inningsBalls: 120,
    matchBalls: 0,
    inningsMax: 2,
    powerplayShare: 0.3,
    deathShare: 0.75,
    parRunsPerOver: 8,
    resultBalls: 30,
  },
  ODI: {
    inningsBalls: 300,
    matchBalls: 0,
    inningsMax: 2,
    powerplayShare: 0.2,
    deathShare: 0.8,
    parRunsPerOver: 5.2,
    resultBalls: 120,
  },
  Test: {
    inningsBalls: 0,
    matchBalls: 2700,
    inningsMax: 4,
    powerplayShare: 0,
    deathShare: 1,
    parRunsPerOver: 3.2,
    resultBalls: 0,
  },
};

/** 0 powerplay, 1 middle, 2 death. */
export type Phase = 0 | 1 | 2;

export function phaseOf(figures: FormatFigures, ballsBowled: number, inningsBalls: number): Phase {
  if (inningsBalls === 0) return 1;
  if (ballsBowled < inningsBalls * figures.powerplayShare) return 0;
  return ballsBowled < inningsBalls * figures.deathShare ? 1 : 2;
}

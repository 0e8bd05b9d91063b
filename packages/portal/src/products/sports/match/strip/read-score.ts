import {
  type MatchPicture,
  readCricket,
  readFootball,
  readTennis,
  writeScore,
} from '../../broadcast/match-picture.ts';

export interface ScoreRow {
  readonly name: string;
  readonly score: string;
  /** Beside the score in smaller type: overs, games and points. */
  readonly note: string;
  /** Batting or serving. */
  readonly isActive: boolean;
}

/** A match's score in two rows, and the text beside them. */
export interface ShownScore {
  readonly rows: readonly ScoreRow[];
  readonly need?: { readonly runs: number; readonly balls: number };
  readonly runRate?: number;
  readonly minute?: number;
}

/** Undefined before the first ball, and for a feed that sends only a headline. */
export function readScore(picture: MatchPicture): ShownScore | undefined {
  const { sport } = picture.match;
  if (sport === 'cricket') return cricketScore(picture);
  if (sport === 'football') return footballScore(picture);
  return sport === 'tennis' ? tennisScore(picture) : undefined;
}

function cricketScore(picture: MatchPicture): ShownScore | undefined {
  const detail = readCricket(picture);
  if (!detail) return undefined;
  // The innings in progress is first.
  const rows = detail.innings
    .toReversed()
    .slice(0, 2)
    .map((innings, place) => ({
      name: innings.team,
      score: writeScore(innings),
      note: `(${innings.overs})`,
      isActive: place === 0,
    }));
  const { target, runRate } = detail;
  return { rows, runRate, ...(target ? { need: { runs: target.need, balls: target.ballsLeft } } : {}) };
}

function footballScore(picture: MatchPicture): ShownScore | undefined {
  const detail = readFootball(picture);
  if (!detail) return undefined;
  const rows = detail.teams.map((name, side) => ({
    name,
    score: String(detail.goals[side]),
    note: '',
    isActive: false,
  }));
  return { rows, minute: detail.minute };
}

function tennisScore(picture: MatchPicture): ShownScore | undefined {
  const detail = readTennis(picture);
  if (!detail) return undefined;
  const rows = detail.players.map((name, side) => ({
    name,
    score: String(detail.setsWon[side]),
    note: `${detail.games[side]} · ${detail.points[side]}`,
    isActive: detail.server === side,
  }));
  return { rows };
}

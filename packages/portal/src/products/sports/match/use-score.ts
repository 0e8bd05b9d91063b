import { timeLimit } from '@maidan/client/client.ts';
import { fetchPicture, pictureAddress } from '@maidan/client/pictures.ts';
import type { ScorePicture } from '@maidan/contract/wire';
import { useQuery } from '@tanstack/react-query';
import { useBrand } from '../../../brand/brand.ts';
import {
  type MatchPicture,
  readCricket,
  readFootball,
  readTennis,
  writeScore,
} from '../broadcast/match-picture.ts';

const scoreMs = 2_000;
/** Another house with the same contract need not serve scores. */
const failedMs = 30_000;
/** A request that hangs would otherwise stop the polling. */
const limitMs = 5_000;

/** The score of a match, polled while the page is visible; an unchanged answer has no body. */
export function useScore(eventId: string): ScorePicture | undefined {
  const { apiBase } = useBrand();
  return useQuery({
    queryKey: ['score', eventId],
    queryFn: ({ signal }) =>
      fetchPicture<ScorePicture>(
        pictureAddress(`/cache/score/${encodeURIComponent(eventId)}`, apiBase),
        timeLimit(limitMs, signal),
      ),
    refetchInterval: ({ state }) => (state.status === 'error' ? failedMs : scoreMs),
  }).data;
}

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

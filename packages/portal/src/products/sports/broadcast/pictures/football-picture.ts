import type { FootballDetail } from '@maidan/contract/wire';
import { type MatchPicture, readDetail } from '../match-picture.ts';

export type FootballPicture = FootballDetail;
export type FootballEvent = FootballPicture['events'][number];

export function readFootball(picture: MatchPicture): FootballPicture | undefined {
  const detail = readDetail<FootballPicture>(picture, {
    status: 'status',
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

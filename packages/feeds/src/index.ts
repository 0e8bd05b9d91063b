export * from './feed.ts';
export type { CricketDetail } from './simulated/cricket/cricket-detail.ts';
export type { FootballDetail } from './simulated/football/football-detail.ts';
export { openSeason, type Season, type SeasonSetting } from './simulated/season/season.ts';
export {
  type SimulatedSeason,
  type SimulatedSeasonSetting,
  simulatedSeason,
} from './simulated/simulated-season.ts';
export type { TennisDetail } from './simulated/tennis/tennis-detail.ts';

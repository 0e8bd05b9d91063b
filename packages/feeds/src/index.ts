export type { Scorecard } from './cricket/scorecard.ts';
export * from './feed.ts';
export { nameRunners } from './recorded/betfair-stream/name-runners.ts';
export { checkBetfairStream } from './recorded/betfair-stream/stream-check.ts';
export { betfairStreamFeed } from './recorded/betfair-stream/stream-feed.ts';
export { checkCricsheet } from './recorded/cricsheet/cricsheet-check.ts';
export { cricsheetFeed } from './recorded/cricsheet/cricsheet-feed.ts';
export { readCricsheet } from './recorded/cricsheet/read-cricsheet.ts';
export { recordedScorecard } from './recorded/cricsheet/recorded-scorecard.ts';
export type { FeedOpening, ReplaySetting } from './recorded/recorded-feed.ts';
export {
  type NamedMatch,
  type Recording,
  type RecordingReading,
  readRecording,
} from './recorded/recording.ts';
export * from './replay-match.ts';
export type { CricketDetail, FootballDetail, SportScore, TennisDetail } from './score.ts';
export { generatorVersion, isGenerator, type SeasonGenerator } from './simulated/season/generators.ts';
export { matchSeed } from './simulated/season/match-seed.ts';
export { openSeason, type Season, type SeasonSetting } from './simulated/season/season.ts';
export { simulatedScorecard } from './simulated/season/simulated-scorecard.ts';
export {
  type SimulatedSeason,
  type SimulatedSeasonSetting,
  simulatedSeason,
} from './simulated/simulated-season.ts';

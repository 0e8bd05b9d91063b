export type { Scorecard } from './cricket/scorecard.ts';
export * from './feed.ts';
export { nameRunners } from './recorded/betfair-stream/name-runners.ts';
export { checkBetfairStream } from './recorded/betfair-stream/stream-check.ts';
export { betfairStreamFeed } from './recorded/betfair-stream/stream-feed.ts';
export { checkCricsheet, cricsheetFeed, recordedScorecard } from './recorded/cricsheet/cricsheet-feed.ts';
export { readCricsheet } from './recorded/cricsheet/read-cricsheet.ts';
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
export {
  matchSeed,
  openSeason,
  type Season,
  type SeasonSetting,
  simulatedScorecard,
} from './simulated/season/season.ts';
export {
  type SimulatedSeason,
  type SimulatedSeasonSetting,
  simulatedSeason,
} from './simulated/simulated-season.ts';

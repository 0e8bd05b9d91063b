/** The browser's entry point: replays a match of the season from its seed, without feed, prices or clock. */
export type { FeedResult } from './feed.ts';
export {
  type CheckedMarket,
  type CheckedProof,
  checkProof,
  type DeclaredMarket,
  type DeclaredResult,
  type MarketVerdict,
  type MatchProof,
} from './simulated/verify/check-proof.ts';
export type { StoryLine, StoryPart } from './simulated/verify/match-story.ts';
export { type PublicMatch, type ReplayedMatch, replayMatch } from './simulated/verify/replay-match.ts';

export { answerOf } from './fancy-rules/answer-of.ts';
export { kindOfSession, kindOfSpell } from './fancy-rules/cases/kind-of-session.ts';
export { decisionOf, WINNER_CASES } from './fancy-rules/cases/match-cases.ts';
export { remarkOf } from './fancy-rules/cases/remark-of.ts';
export {
  type CaseKind,
  type InningsEnd,
  type SettlementCase,
  settlementCase,
} from './fancy-rules/cases/settlement-cases.ts';
export { contextOfMatch } from './fancy-rules/context-of-match.ts';
export { judgeSession } from './fancy-rules/judge-session.ts';
export { nameSession } from './fancy-rules/name-session.ts';
export { isSameName } from './fancy-rules/names/find-side.ts';
export { sayMissing } from './fancy-rules/names/missing.ts';
export {
  DIALECT_FORMS,
  dialectOf,
  HOUSE_DIALECT,
  isDialectForm,
  type NameDialect,
  readingsOf,
} from './fancy-rules/names/name-dialect.ts';
export { nameOnBoard } from './fancy-rules/names/name-on-board.ts';
export { type NameReading, readSessionName } from './fancy-rules/names/read-session-name.ts';
export { whyNotAlias } from './fancy-rules/names/why-not-alias.ts';
export { keywordOf, type SessionKeyword, sortByName } from './fancy-rules/ordering.ts';
export { parseSessionName } from './fancy-rules/parse-session-name.ts';
export { penaltyRunsCount } from './fancy-rules/penalty-runs.ts';
export { FANCY_RULES, type FancyRule, type FancyRuleId, type ResultRuleId } from './fancy-rules/rules.ts';
export {
  type BallReference,
  INNINGS_TOTALS,
  type MatchEvent,
  type MatchMost,
  type MatchTotal,
  type Session,
  type SessionAsk,
  type SessionTerms,
  type SessionVerdict,
} from './fancy-rules/session.ts';
export type { NameAlias, SessionContext } from './fancy-rules/session-context.ts';
export {
  cancelWrongRates,
  deleteAfterResult,
  deleteAfterSuspension,
  isTossBetInTime,
  type PlacedSessionBet,
  TOSS_CUTOFF_MS,
  type VoidedBet,
  voidIllegitimateWinners,
} from './fancy-rules/voiding.ts';
export { limitsFor } from './limits-for.ts';
export {
  allMarketKinds,
  type DecimalKind,
  isDecimalKind,
  isMarketKind,
  isRunnerKind,
  kindOfOddsType,
  type MarketKind,
  marketKinds,
  type OddsType,
  oddsTypeOf,
  type RunnerKind,
} from './market-kinds.ts';
export type { MatchLimits } from './match-limits.ts';
export { type BatterFigures, listBatters } from './score/batter-figures.ts';
export { type BowlerFigures, listBowlers } from './score/bowler-figures.ts';
export { type CorrectedOutcome, correctOutcome } from './score/correct-outcome.ts';
export type {
  CricketFormat,
  CricketMatch,
  CricketOutcome,
  Delivery,
  Dismissal,
  Extras,
  Innings,
  Over,
  Powerplay,
  WinningMargin,
} from './score/cricket-match.ts';
export {
  conceded,
  isBoundary,
  isDotBall,
  isFour,
  isLegal,
  isSix,
  sumExtras,
  sumRuns,
} from './score/delivery.ts';
export {
  type DismissalKind,
  type DismissalTotal,
  dismissalKinds,
  dismissalTotal,
  isBowlersWicket,
  isWicket,
} from './score/dismissals.ts';
export {
  addDelivery,
  addPowerplay,
  closeInnings,
  declareInnings,
  finishMatch,
  type InningsSetting,
  type MatchSetting,
  setTarget,
  startInnings,
  startMatch,
} from './score/grow-match.ts';
export { ballsIn, type InningsScore, isAllOut, scoreInnings } from './score/innings-score.ts';
export { type DeliveryWords, makeDelivery } from './score/make-delivery.ts';
export { type InningsFacts, type MatchFacts, matchFacts } from './score/match-facts.ts';
export { type OverScore, scoreOvers } from './score/over-scores.ts';
export { listPartnerships, type Partnership } from './score/partnerships.ts';
export { sayMargin } from './score/say-margin.ts';
export { listWicketFalls, type WicketFall } from './score/wicket-falls.ts';
export { counted } from './wording.ts';

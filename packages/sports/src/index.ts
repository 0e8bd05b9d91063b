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
export { penaltyRunsCount } from './fancy-rules/innings-view.ts';
export { judgeSession } from './fancy-rules/judge-session.ts';
export { nameSession } from './fancy-rules/name-session.ts';
export { isSameName, whyNotAlias } from './fancy-rules/names/find-side.ts';
export {
  DIALECT_FORMS,
  dialectOf,
  HOUSE_DIALECT,
  isDialectForm,
  type NameDialect,
  readingsOf,
} from './fancy-rules/names/name-dialect.ts';
export { formatMissing } from './fancy-rules/names/name-frame.ts';
export { nameOnBoard } from './fancy-rules/names/name-on-board.ts';
export {
  type NameReading,
  parseSessionName,
  readSessionName,
} from './fancy-rules/names/read-session-name.ts';
export { keywordOf, type SessionKeyword, sortByName } from './fancy-rules/ordering.ts';
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
export { contextOfMatch } from './fancy-rules/session-context.ts';
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
export type { MatchLimits } from './market-kinds.ts';
export {
  allMarketKinds,
  type DecimalKind,
  isDecimalKind,
  isMarketKind,
  isRunnerKind,
  kindOfOddsType,
  limitsFor,
  type MarketKind,
  marketKinds,
  type OddsType,
  oddsTypeOf,
  type RunnerKind,
} from './market-kinds.ts';
export { type CorrectedOutcome, correctOutcome, formatMargin } from './score/correct-outcome.ts';
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
  type DismissalKind,
  type DismissalTotal,
  dismissalKinds,
  dismissalTotal,
  isBowlersWicket,
  isWicket,
} from './score/cricket-match.ts';
export {
  conceded,
  type DeliveryWords,
  isBoundary,
  isDotBall,
  isFour,
  isLegal,
  isSix,
  makeDelivery,
  sumExtras,
  sumRuns,
} from './score/delivery.ts';
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
export {
  ballsIn,
  type InningsScore,
  isAllOut,
  listWicketFalls,
  type OverScore,
  scoreInnings,
  scoreOvers,
  type WicketFall,
} from './score/innings-score.ts';
export { type InningsFacts, type MatchFacts, matchFacts } from './score/match-facts.ts';
export { listPartnerships, type Partnership } from './score/partnerships.ts';
export { type BatterFigures, type BowlerFigures, listBatters, listBowlers } from './score/player-figures.ts';
export { counted } from './wording.ts';

export { type Band, bandOf } from './aviator/bands.ts';
export { ceiling, crashPoint } from './aviator/crash-point.ts';
export { growthPerMs, msToReach, multiplierAt } from './aviator/curve.ts';
export {
  commitToFlight,
  type FlightCommitment,
  parseFlightCommitment,
} from './aviator/flight-commitment.ts';
export {
  autoLeast,
  autoMost,
  closeMs,
  flightDefinition,
  flightEntry,
  flightVersion,
  openMs,
  waitingMs,
} from './aviator/flight-rules.ts';
export {
  type FlightCheck,
  type FlightCheckKey,
  type FlightRecord,
  type FlightVerification,
  verifyFlight,
  verifyFlightInSteps,
} from './aviator/verify-flight.ts';
export { gameByCode, gameByEvent, games, rulesOf } from './dealt-games.ts';
export type {
  DealtCard,
  GameRules,
  Judgement,
  PayRow,
  Price,
  Prices,
  Step,
  TableGame,
  TableOption,
  TableRows,
  TableView,
} from './game.ts';
export * from './kit/cards.ts';
export * from './kit/fairness.ts';
export { type Hand, type HandKind, nameHand, readHand } from './kit/hands.ts';
export {
  chainEnd,
  checkBackTo,
  checkLink,
  type HashChain,
  makeChain,
  seedAt,
  stepBack,
  walkBackTo,
} from './kit/hash-chain.ts';
export { parseRoundRecord, type RecordFault } from './parse-round-record.ts';
export { type Table, type TableCode, type TableEntry, tableAt, tables } from './registry.ts';
export { type RecordedBet, type RoundRecord, writeRoundRecord } from './round-record.ts';
export { suitTiles } from './tables/andar-bahar/options.ts';
export { tableRows as teenpattiThreeRows } from './tables/teenpatti-three/options.ts';
export {
  betsCloseAt,
  type Moment,
  overAt,
  type Phase,
  resultAt,
  type TimedRound,
  viewAt,
} from './timeline.ts';
export {
  type Check,
  type CheckKey,
  type Replay,
  type Verification,
  type VerifiedBet,
  verifyInSteps,
  verifyRound,
} from './verify-round.ts';

export { ceiling, crashPoint } from './aviator/crash-point.ts';
export { type Band, bandOf, growthPerMs, msToReach, multiplierAt } from './aviator/curve.ts';
export {
  autoLeast,
  autoMost,
  closeMs,
  commitToFlight,
  type FlightCommitment,
  flightBetsMost,
  flightDefinition,
  flightEntry,
  flightVersion,
  openMs,
  parseFlightCommitment,
  waitingMs,
} from './aviator/flight-rules.ts';
export {
  type FlightCheckKey,
  type FlightRecord,
  verifyFlight,
  verifyFlightInSteps,
} from './aviator/verify-flight.ts';
export { gameByCode, gameByEvent, games, rulesOf } from './dealt-games.ts';
export type { DealtCard, GameRuleId, Judgement, PayRow, TableGame, TableOption } from './game.ts';
export * from './kit/cards.ts';
export { type HandKind, nameHand, readHand } from './kit/hands.ts';
export { runInTurns } from './kit/run-to-end.ts';
export {
  type DrawRecord,
  drawCommitment,
  drawDefinition,
  drawPanna,
  jodiDefinition,
  matkaPayTableHash,
  outcomeOfJodi,
  outcomeOfPanna,
  verifyDraw,
} from './matka/draw-options.ts';
export {
  gameOfNumber,
  haroopGames,
  type MatkaGame,
  type MatkaPart,
  matkaNumbers,
  matkaRates,
  matkaVersion,
  readMatkaNumber,
  toHaroopSlip,
  winnersOfPanna,
  writeMatkaResult,
} from './matka/matka-games.ts';
export {
  drawDelayMinutes,
  drawLateMinutes,
  laterDay,
  type MatkaEntry,
  matkaAt,
  matkaDayAt,
  matkaMarkets,
  matkaTimes,
  minuteText,
} from './matka/matka-markets.ts';
export { ankOf, isPanna, jodiOf, jodis, pannaGroups, pannas, writePanna } from './matka/pannas.ts';
export * from './proof/fairness.ts';
export {
  chainEnd,
  checkBackTo,
  type HashChain,
  makeChain,
  makeChainInSteps,
  seedAt,
} from './proof/hash-chain.ts';
export type { RecordFault } from './proof/record-fault.ts';
export { tableAt, tables, wordsOfTables } from './registry.ts';
export { parseRoundRecord, type RecordedBet, type RoundRecord, writeRoundRecord } from './round-record.ts';
export type { OtherLanguage, TableEntry, TableWords } from './table-entry.ts';
export { betsCloseAt, type Moment, overAt, type Phase, resultAt, viewAt } from './timeline.ts';
export { type Check, type Replay, type Verification, verifyInSteps, verifyRound } from './verify-round.ts';

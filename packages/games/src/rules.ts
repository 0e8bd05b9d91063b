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
  flightBetsMost,
  flightDefinition,
  flightEntry,
  flightVersion,
  openMs,
  waitingMs,
} from './aviator/flight-rules.ts';
export {
  type FlightCheckKey,
  type FlightRecord,
  verifyFlight,
  verifyFlightInSteps,
} from './aviator/verify-flight.ts';
export { gameByCode, gameByEvent, games, rulesOf } from './dealt-games.ts';
export type { DealtCard, Judgement, PayRow, TableGame, TableOption } from './game.ts';
export * from './kit/cards.ts';
export * from './kit/fairness.ts';
export { type HandKind, nameHand, readHand } from './kit/hands.ts';
export {
  chainEnd,
  checkBackTo,
  type HashChain,
  makeChain,
  makeChainInSteps,
  seedAt,
} from './kit/hash-chain.ts';
export type { RecordFault } from './kit/record-fault.ts';
export { runInTurns } from './kit/run-to-end.ts';
export {
  drawDefinition,
  jodiDefinition,
  matkaPayTableHash,
  outcomeOfJodi,
  outcomeOfPanna,
} from './matka/draw-options.ts';
export { drawCommitment, drawPanna } from './matka/draw-panna.ts';
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
} from './matka/matka-games.ts';
export { type MatkaEntry, matkaAt, matkaMarkets } from './matka/matka-markets.ts';
export { writeMatkaResult } from './matka/matka-result.ts';
export {
  drawDelayMinutes,
  drawLateMinutes,
  laterDay,
  matkaDayAt,
  matkaTimes,
  minuteText,
} from './matka/matka-times.ts';
export { ankOf, isPanna, jodiOf, jodis, pannaGroups, pannas, writePanna } from './matka/pannas.ts';
export { type DrawRecord, verifyDraw } from './matka/verify-draw.ts';
export { parseRoundRecord } from './parse-round-record.ts';
export { type Table, type TableCode, type TableEntry, tableAt, tables } from './registry.ts';
export type { GameRuleId } from './result-rules.ts';
export { type RecordedBet, type RoundRecord, writeRoundRecord } from './round-record.ts';
export { suitTiles } from './tables/andar-bahar/options.ts';
export { betsCloseAt, type Moment, overAt, type Phase, resultAt, viewAt } from './timeline.ts';
export { type Check, type Replay, type Verification, verifyInSteps, verifyRound } from './verify-round.ts';

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
export { runInTurns } from './kit/run-to-end.ts';
export { houseLooksAhead, houseMove } from './ludo/house/house-move.ts';
export { cellOf, homeCells, type LudoCell, trackCells, turnedCell } from './ludo/ludo-board.ts';
export { dieAt, firstSeatOf, hashOfLudoSeed, type LudoSeeds } from './ludo/ludo-dice.ts';
export { type LudoRecord, type LudoRecordedMove, writeLudoRecord } from './ludo/ludo-record.ts';
export {
  clockMs as ludoClockMs,
  gameMs as ludoGameMs,
  houseMeasured,
  houseOfferMs,
  type LudoSeat,
  livesEach as ludoLives,
  ludoPaysOf,
  ludoVersion,
  otherSeat,
  revealMs,
  safeSquares,
  turnsEach as ludoTurns,
} from './ludo/ludo-rules.ts';
export { scoreOf as ludoScore } from './ludo/ludo-score.ts';
export type { LudoHappening, LudoMover, LudoState, LudoStep } from './ludo/ludo-state.ts';
export { plainMove } from './ludo/plain-policy.ts';
export {
  beginLudo,
  leaveLudo,
  legalNow,
  moveToken,
  rollDie,
  runOutOfTime,
} from './ludo/play-ludo.ts';
export { readLudoRecord } from './ludo/read-ludo-record.ts';
export { type LudoCheck, verifyLudo, verifyLudoInSteps } from './ludo/verify-ludo.ts';
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
export type { RecordFault } from './record-fault.ts';
export { tableAt, tables, wordsOfTables } from './registry.ts';
export type { GameRuleId } from './result-rules.ts';
export { type RecordedBet, type RoundRecord, writeRoundRecord } from './round-record.ts';
export type { OtherLanguage, TableEntry, TableWords } from './table-entry.ts';
export { betsCloseAt, type Moment, overAt, type Phase, resultAt, viewAt } from './timeline.ts';
export { type Check, type Replay, type Verification, verifyInSteps, verifyRound } from './verify-round.ts';
export { neighbourBets, type RacetrackBet, racetrackBets } from './virtual/roulette/racetrack.ts';
export { type Spot, spotOf, spots } from './virtual/roulette/spots.ts';
export { pocketColour, wheel } from './virtual/roulette/wheel.ts';
export { type VirtualCheck, verifyVirtualRound } from './virtual/verify-virtual-round.ts';
export {
  type BetFault,
  findBetFault,
  oneBetEach,
  type ShownOutcome,
  settleBets,
  type VirtualBet,
  type VirtualGame,
} from './virtual/virtual-game.ts';
export { findVirtualGame, isVirtualGame, virtualGames } from './virtual/virtual-games.ts';
export { roundWords } from './virtual/words.ts';

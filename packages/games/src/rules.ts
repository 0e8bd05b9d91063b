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
export { tableAt, tables, wordsOfTables } from './registry.ts';
export type { RecordFault } from './round-record.ts';
export { parseRoundRecord, type RecordedBet, type RoundRecord, writeRoundRecord } from './round-record.ts';
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

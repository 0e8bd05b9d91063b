/** The rules of the studio's games, for those who check or replay a round. */
export { dieAt, firstSeatOf, hashOfLudoSeed } from './games/ludo/rules/ludo-dice.ts';
export { type LudoRecord, type LudoRecordedMove, writeLudoRecord } from './games/ludo/rules/ludo-record.ts';
export { ludoVersion } from './games/ludo/rules/ludo-rules.ts';
export { scoreOf as ludoScore } from './games/ludo/rules/ludo-score.ts';
export type { LudoState, LudoStep } from './games/ludo/rules/ludo-state.ts';
export { plainMove } from './games/ludo/rules/plain-policy.ts';
export { beginLudo, leaveLudo, legalNow, moveToken, rollDie } from './games/ludo/rules/play-ludo.ts';
export { readLudoRecord } from './games/ludo/rules/read-ludo-record.ts';
export { type LudoCheck, verifyLudo, verifyLudoInSteps } from './games/ludo/rules/verify-ludo.ts';
export { type VirtualCheck, verifyVirtualRound } from './rules/verify-virtual-round.ts';
export type { ShownOutcome } from './rules/virtual-game.ts';
export {
  findVirtualGame,
  isOutcome,
  isVirtualGame,
  outcomeFigures,
  virtualGames,
} from './rules/virtual-games.ts';
export { roundWords } from './rules/words.ts';

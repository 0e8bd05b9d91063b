/** The browser's entry point: paths, methods, codes and types, and no schema at run time. */
export type { Brand, ServedBrand } from './brand/brand.ts';
export {
  type FlagName,
  type FontStack,
  flagNames,
  type Language,
  type Layout,
  type SettingsLink,
  type Tile,
  tiles,
  type WordName,
} from './brand/brand-words.ts';
export type { DataOf, OtherDataOf, RequestOf } from './calls.ts';
export type { AviatorBet, FlownRound } from './entities/aviator.ts';
export type { BetStory } from './entities/bet-story.ts';
export type {
  CasinoBet,
  CasinoGame,
  CasinoLedger,
  CasinoReportEntry,
  CasinoResult,
  PastRound,
  RoundCorrection,
} from './entities/casino.ts';
export type { CompleteLedger, Ledger, LedgerRow, Statement, StatementRow } from './entities/ledger.ts';
export type { MarketPosition, Match, MatchDetail, MatchPlay, MaxMinCoins } from './entities/match.ts';
export type { MatchProof } from './entities/match-proof.ts';
export type {
  MatkaBet,
  MatkaChartRow,
  MatkaDraw,
  MatkaMarket,
  MatkaProof,
  MatkaState,
} from './entities/matka.ts';
export type {
  CricketDetail,
  FootballDetail,
  ScorePicture,
  StatusLine,
  TennisDetail,
} from './entities/score-picture.ts';
export type { Session, SessionUser, Wallet } from './entities/session.ts';
export type { FancyBet, MatchBet, PendingBet } from './entities/sports-bet.ts';
export type { StatusKey } from './entities/status-keys.ts';
export type { MarketKey, TransferFacts } from './entities/transfer-facts.ts';
export type { Envelope, SealedEnvelope } from './envelope.ts';
export { envelopeCodes } from './envelope-codes.ts';
export type { ClaimAnswer, RoundSettled } from './events/account.ts';
export type {
  AviatorBetsPatch,
  AviatorBetsPicture,
  AviatorState,
  ChatAnswer,
  ChatMessage,
  LiveBet,
} from './events/aviator.ts';
export type {
  ListedTable,
  RoundHead,
  RoundOption,
  RoundResult,
  TableContent,
  TablePicture,
  TableState,
  TablesPatch,
  TablesPicture,
} from './events/casino.ts';
export type {
  BookmakerPatch,
  BookmakerPicture,
  MarketNotice,
  OddsMarket,
  OddsPatch,
  OddsPicture,
  OddsRunner,
  RoomRequest,
  SessionRow,
  TeamRow,
} from './events/match.ts';
export type { MatkaPicture } from './events/matka.ts';
export {
  type ClientToServerEvents,
  changesChannel,
  type NamedServerEvents,
  type RoomPicture,
  type ServerToClientEvents,
  tablesRoom,
} from './events.ts';
export { type HouseRefusalKey, houseRefusals, type RefusalFacts } from './house-refusals.ts';
export { type CallPath, type Method, methods } from './methods.ts';
export { sportIds } from './sport-ids.ts';
export { launchedGameIds } from './wallet/launched-game-ids.ts';

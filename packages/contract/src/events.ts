import type { AccountClientEvents, AccountServerEvents } from './events/account.ts';
import type {
  AviatorBetsPatch,
  AviatorBetsPicture,
  AviatorClientEvents,
  AviatorServerEvents,
} from './events/aviator.ts';
import type { CasinoServerEvents, TablePicture, TablesPatch, TablesPicture } from './events/casino.ts';
import type {
  BookmakerPatch,
  BookmakerPicture,
  MatchClientEvents,
  MatchServerEvents,
  OddsPatch,
  OddsPicture,
} from './events/match.ts';
import type { MatkaPicture, MatkaServerEvents } from './events/matka.ts';

export interface ClientToServerEvents extends AccountClientEvents, MatchClientEvents, AviatorClientEvents {}

/** Events with a fixed name. */
export interface NamedServerEvents
  extends AccountServerEvents,
    MatchServerEvents,
    CasinoServerEvents,
    MatkaServerEvents,
    AviatorServerEvents {}

/**
 * Pictures travel on channels named at run time: match odds by the eventId, bookmaker and fancy by the marketId,
 * a table by its short name, all tables by `tables`, the bets of a flight by `aviator`, all matkas by `matka`.
 */
export type RoomPicture =
  | OddsPicture
  | BookmakerPicture
  | OddsPatch
  | BookmakerPatch
  | TablePicture
  | TablesPicture
  | TablesPatch
  | AviatorBetsPicture
  | AviatorBetsPatch
  | MatkaPicture;

/** The id and the channel of the room of all tables. */
export const tablesRoom = 'tables';

/** The channel of a room's patches, beside the channel of its full pictures. */
export const changesChannel = (channel: string): string => `${channel}/changes`;

type Message = RoomPicture | Parameters<NamedServerEvents[keyof NamedServerEvents]>[0];

export interface ServerToClientEvents extends NamedServerEvents {
  // The compiler compares a method's parameters both ways, so that the named events fit the index signature
  // and a listener may name the one picture its channel carries.
  [channel: string]: { on(message: Message): void }['on'];
}

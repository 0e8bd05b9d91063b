import { z } from 'zod';
import { id } from '../fields.ts';

/** With `changes`, a room sends one full picture and then only patches (see `changesChannel`). */
const changes = z.boolean().optional();
export interface RoomRequest {
  readonly room: string;
  readonly changes: boolean;
  /** Joined by its bare id, as the specification writes it: the room's messages are then JSON text, where it has any. */
  readonly isBare: boolean;
}

const roomOptions = (request: { changes?: boolean | undefined } | { isBare: boolean }) => ({
  changes: 'changes' in request && request.changes === true,
  isBare: 'isBare' in request,
});

/** `marketByEvent`: odds of this match then arrive on a channel named by the eventId. */
export const marketByEventPayload = z
  .union([z.object({ eventId: id, changes }), id.transform((eventId) => ({ eventId, isBare: true }))])
  .transform((request): RoomRequest => ({ room: request.eventId, ...roomOptions(request) }));
export type MarketByEventPayload = z.input<typeof marketByEventPayload>;

/**
 * `JoinRoom` and `LeaveRoom`: a marketId, whose bookmaker data arrives on a channel of that name,
 * or a table's short name, whose rounds do.
 */
export const roomPayload = z
  .union([z.object({ room: id, changes }), id.transform((room) => ({ room, isBare: true }))])
  .transform((request): RoomRequest => ({ room: request.room, ...roomOptions(request) }));
export type RoomPayload = z.input<typeof roomPayload>;

export const teamRow = z.object({
  team_name: z.string(),
  /** Profit per coin with two decimals ("0.90", shown as 90); "0.00" is no price. */
  lgaai: z.string(),
  khaai: z.string(),
  positon: z.number(),
  selectionid: z.number(),
  /** SUSPENDED stops betting on the row; '' is open. */
  running_status: z.string().optional(),
});
export type TeamRow = z.output<typeof teamRow>;

export const sessionRow = z.object({
  session_name: z.string(),
  session_id: z.string(),
  Selection_id: z.string(),
  runsYes: z.number(),
  runsNo: z.number(),
  oddsYes: z.number(),
  oddsNo: z.number(),
  running_status: z.string(),
  /** Usually a string, a number from some sources. */
  max: z.union([z.string(), z.number()]),
  /** Only the no-commission table shows it. */
  min: z.union([z.string(), z.number()]).optional(),
  priority: z.string(),
  remark: z.string(),
  com_perm: z.enum(['YES', 'NO']),
  play_status: z.number(),
});
export type SessionRow = z.output<typeof sessionRow>;

/** The channel named by a marketId, and the match's cache URL. `n` numbers the pictures; after a gap a client joins again. */
export const bookmakerPicture = z.object({
  result: z.object({
    team_data: z.array(teamRow),
    toss_data: z.array(teamRow),
    session: z.array(sessionRow),
    commission_fancy_data: z.array(sessionRow),
    no_commission_fancy_data: z.array(sessionRow),
  }),
  n: z.int(),
});
export type BookmakerPicture = z.output<typeof bookmakerPicture>;

const priceLevel = z.object({ price: z.number(), size: z.number() });

const oddsRunner = z.object({
  selectionName: z.string(),
  selectionId: z.number(),
  /** Best first, at most three deep. */
  ex: z.object({ availableToBack: z.array(priceLevel), availableToLay: z.array(priceLevel) }),
});
export type OddsRunner = z.output<typeof oddsRunner>;

const oddsMarket = z.object({
  marketType: z.enum(['Match Odds', 'Tied Match', 'To Win the Toss']),
  marketId: z.string(),
  status: z.enum(['OPEN', 'SUSPENDED', 'CLOSED']),
  runners: z.array(oddsRunner),
});
export type OddsMarket = z.output<typeof oddsMarket>;

/** The channel named by an eventId, and the match's other-market cache URL. */
export const oddsPicture = z.object({ data: z.array(oddsMarket), n: z.int() });
export type OddsPicture = z.output<typeof oddsPicture>;

/** Rows by their id with only the fields that differ; a row not seen before comes whole. */
type RowPatch<Row, Key extends keyof Row> = Pick<Row, Key> & Partial<Row>;

/** What differs from picture `n - 1`. A client that holds another picture asks for a full one by joining again. */
export interface BookmakerPatch {
  readonly n: number;
  /** The whole list when any row differs, since the rows are few and small. */
  readonly team_data?: readonly TeamRow[];
  readonly toss_data?: readonly TeamRow[];
  readonly session?: readonly RowPatch<SessionRow, 'Selection_id'>[];
  /** Sessions no longer on offer, by Selection_id. */
  readonly gone?: readonly string[];
}

export interface OddsPatch {
  readonly n: number;
  readonly data?: readonly (Omit<RowPatch<OddsMarket, 'marketId'>, 'runners'> & {
    readonly runners?: readonly RowPatch<OddsRunner, 'selectionId'>[];
  })[];
  readonly gone?: readonly string[];
}

export interface MarketNotice {
  readonly marketId: string;
}

export interface MatchClientEvents {
  marketByEvent(payload: MarketByEventPayload): void;
  JoinRoom(room: RoomPayload): void;
  LeaveRoom(room: RoomPayload): void;
}

/** The same as `sessionBetUpdate`, by the name under which other clients wait for it. */
export interface ListUpdate extends MarketNotice {
  readonly isSessionListUpdate: boolean;
}

export interface MatchServerEvents {
  sessionBetUpdate(notice: MarketNotice): void;
  listUpdate(update: ListUpdate): void;
  marketReload(notice: MarketNotice): void;
}

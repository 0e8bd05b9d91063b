import { z } from 'zod';

/**
 * With `changes`, each state is sent once, when it begins, and the client draws the curve itself; otherwise the multiplier is
 * sent ten times a second.
 */
export const joinGamePayload = z.object({
  gameName: z.string().min(1).max(64),
  changes: z.boolean().optional(),
});
export type JoinGamePayload = z.input<typeof joinGamePayload>;

export const chatTextMost = 200;
/** A text of combining marks, controls or fillers alone shows nothing; U+2800 is drawn as an empty box or not at all. */
const visible = /[^\s\p{C}\p{M}\p{DI}\u2800]/u;
export const chatPayload = z.object({ text: z.string().trim().regex(visible).max(chatTextMost) });
export type ChatPayload = z.input<typeof chatPayload>;

/** What the JSON string of `crashValue` holds. */
export const aviatorState = z.object({
  gameStatus: z.enum(['open', 'running', 'waiting', 'close']),
  roundId: z.string(),
  curentMultiplier: z.number(),
  /** 0 until the plane has flown away. */
  crashValue: z.number(),
  crashStatus: z.boolean(),
  /** Seconds until the next state; 0 while running. */
  waitingTime: z.number(),
  /** 0 to 100 through the open state. */
  progress: z.number(),
  isBetting: z.boolean(),
  /** Milliseconds since take-off when this was sent, from which a client draws the curve between messages. */
  elapsedMs: z.number().optional(),
  /** The multiplier is e to the power of this times the milliseconds since take-off. */
  growthPerMs: z.number().optional(),
  /** In a state other than running: time left of it, and its whole length. */
  leftMs: z.number().optional(),
  totalMs: z.number().optional(),
  /** The round was called off and every stake returned. */
  isVoid: z.boolean().optional(),
  seedHash: z.string().optional(),
  /** All that the house is bound to: the hash, `v` with the version of the formula, and the public salt, joined by points. */
  commitment: z.string().optional(),
  /** Present once the plane has flown away. */
  seed: z.string().optional(),
  /** Figures over all bets of the round. */
  bettorCount: z.int().optional(),
  totalWin: z.number().optional(),
});
export type AviatorState = z.output<typeof aviatorState>;

export interface AviatorBetNotice {
  readonly roundId: string;
}

/** Sent to all pages of the client whose bet it was, once the cash-out is stored. */
export interface AviatorCashedOut {
  readonly roundId: string;
  readonly betId: string;
  readonly curentMultiplier: number;
  readonly finalProfit: number;
  /** `player` pressed, `auto` is the bet's own target, `limit` the most that a bet or a round pays. */
  readonly by: 'player' | 'auto' | 'limit';
}

/** A bet of the live bets panel. */
export interface LiveBet {
  readonly id: string;
  /** Shortened. */
  readonly player: string;
  readonly amount: number;
  /** What it was cashed out at; null while it flies, or when it was lost. */
  readonly x: number | null;
  /** What it paid, stake included; 0 until it is cashed out. */
  readonly win: number;
}

/**
 * The room `aviator` (`JoinRoom`): the largest bets of the present round, a hundred at most and largest first, with the
 * figures over all of them.
 */
export interface AviatorBetsPicture {
  readonly n: number;
  readonly roundId: string;
  readonly bettorCount: number;
  readonly betCount: number;
  readonly totalBet: number;
  readonly totalWin: number;
  readonly bets: readonly LiveBet[];
}

/** What differs from picture `n - 1`. When `roundId` changes, `bets` is the whole list. */
export interface AviatorBetsPatch extends Partial<Omit<AviatorBetsPicture, 'n'>> {
  readonly n: number;
  /** Bets no longer shown, by id. */
  readonly gone?: readonly string[];
}

export interface ChatMessage {
  readonly id: string;
  /** Shortened. */
  readonly username: string;
  /** Plain text, never markup. */
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

export type ChatAnswer =
  | { readonly isSent: true; readonly id: string }
  | {
      readonly isSent: false;
      readonly reason: 'malformed' | 'not-signed-in' | 'too-fast' | 'muted' | 'busy';
    };

export interface AviatorClientEvents {
  joinGame(payload: JoinGamePayload): void;
  leaveGame(payload: JoinGamePayload): void;
  aviatorChat(payload: ChatPayload, answer?: (answer: ChatAnswer) => void): void;
}

export interface AviatorServerEvents {
  /** A JSON string of `AviatorState`. */
  crashValue(state: string): void;
  avaitorBetPlace(notice: AviatorBetNotice): void;
  aviatorCashedOut(cashedOut: AviatorCashedOut): void;
  /** On joining the game the latest messages, oldest first; then each new one. */
  aviatorChat(messages: readonly ChatMessage[]): void;
  /** Messages that an operator removed, by id. */
  aviatorChatGone(ids: readonly string[]): void;
}

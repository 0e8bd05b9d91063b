import { z } from 'zod';

export const joinGamePayload = z.object({ gameName: z.string().min(1).max(64) });
export type JoinGamePayload = z.input<typeof joinGamePayload>;

export const chatPayload = z.object({ text: z.string().trim().min(1).max(200) });
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
  /** Milliseconds since take-off, from which a client draws the curve between messages. */
  elapsedMs: z.number().optional(),
  seedHash: z.string().optional(),
  seed: z.string().optional(),
  /** True figures of the round. */
  bettorCount: z.int().optional(),
  totalWin: z.number().optional(),
});
export type AviatorState = z.output<typeof aviatorState>;

export interface AviatorBetNotice {
  readonly roundId: string;
}

export interface ChatMessage {
  readonly username: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

export interface AviatorClientEvents {
  joinGame(payload: JoinGamePayload): void;
  aviatorChat(payload: ChatPayload): void;
}

export interface AviatorServerEvents {
  /** A JSON string of `AviatorState`. */
  crashValue(state: string): void;
  avaitorBetPlace(notice: AviatorBetNotice): void;
  /** The latest messages on joining, then each as it comes. */
  aviatorChat(messages: readonly ChatMessage[]): void;
}

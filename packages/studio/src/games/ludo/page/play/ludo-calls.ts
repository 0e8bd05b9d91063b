import type { LudoRefusal, LudoSitRequest, LudoView } from '../../../../wire/ludo.ts';

export type LudoReply = LudoView | LudoRefusal;

/** Calls the studio, by POST if there is a body. Rejects if there was no answer. */
export type AskLudo = (path: string, body?: object, signal?: AbortSignal) => Promise<LudoReply>;

/** The calls of the table, named as in the contract. */
export interface LudoCalls {
  table(after: number | undefined, signal: AbortSignal): Promise<LudoReply>;
  sit(request: LudoSitRequest): Promise<LudoReply>;
  cancel(gameId: string): Promise<LudoReply>;
  commit(gameId: string, seedHash: string): Promise<LudoReply>;
  reveal(gameId: string, seed: string): Promise<LudoReply>;
  roll(gameId: string, n: number): Promise<LudoReply>;
  move(gameId: string, n: number, token: number): Promise<LudoReply>;
  leave(gameId: string): Promise<LudoReply>;
}

export const ludoCalls = (ask: AskLudo): LudoCalls => ({
  table: (after, signal) => ask(after === undefined ? 'table' : `table?after=${after}`, undefined, signal),
  sit: (request) => ask('sit', request),
  cancel: (gameId) => ask('cancel', { gameId }),
  commit: (gameId, seedHash) => ask('commit', { gameId, seedHash }),
  reveal: (gameId, seed) => ask('reveal', { gameId, seed }),
  roll: (gameId, n) => ask('roll', { gameId, n }),
  move: (gameId, n, token) => ask('move', { gameId, n, token }),
  leave: (gameId) => ask('leave', { gameId }),
});

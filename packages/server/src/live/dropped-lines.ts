import type { Clock } from '@maidan/betting';
import { Server } from 'socket.io';
import type { Before, LiveServer, LiveSocket } from './live-server.ts';

/** A line that comes back later is a new one. */
const keptMs = 2 * 60_000;
const keptMost = 10_000;

interface Kept extends Before {
  readonly at: number;
}

/** Sockets in memory, without a copy of every message: pictures and wallets are sent anew instead. */
export const adapterWithoutMessages = new Server().adapter();

/** The id by which a client shows that it is the same connection; no other is ever sent it. */
const secretOf = (socket: LiveSocket): string => (socket as unknown as { readonly pid: string }).pid;

const beforeOf = ({ data: { session, joins } }: Pick<LiveSocket, 'data'>): Before => ({
  ...(session === undefined ? {} : { session }),
  joins: [...(joins?.values() ?? [])],
});

/**
 * Some clients sign in and join once for a loaded page, and never again after a dropped line. Socket.IO
 * knows which connection a new one follows, and what that one had is in the new socket's data. An old line may look open long
 * after the client has left it.
 */
export function followDroppedLines(server: LiveServer, clock: Clock, newId: () => string): void {
  const { adapter } = server.sockets;
  const open = new Map<string, LiveSocket>();
  const kept = new Map<string, Kept>();

  function keep(secret: string, before: Before): void {
    if (before.session === undefined && before.joins.length === 0) return;
    kept.set(secret, { ...before, at: clock.elapsed() });
    for (const [oldest, { at }] of kept) {
      if (kept.size <= keptMost && clock.elapsed() - at < keptMs) break;
      kept.delete(oldest);
    }
  }

  function take(secret: string): Before | undefined {
    const standing = open.get(secret);
    if (standing !== undefined) {
      const before = beforeOf(standing);
      standing.disconnect(true);
      return before;
    }
    const found = kept.get(secret);
    kept.delete(secret);
    return found !== undefined && clock.elapsed() - found.at < keptMs ? found : undefined;
  }

  server.on('connection', (socket) => {
    const secret = secretOf(socket);
    open.set(secret, socket);
    socket.once('disconnect', () => {
      if (open.get(secret) === socket) open.delete(secret);
    });
  });
  adapter.persistSession = ({ pid, data }) => keep(pid, beforeOf({ data: data as LiveSocket['data'] }));
  adapter.restoreSession = async (pid) => {
    const before = take(pid);
    if (before === undefined) throw new Error('no line of that id was dropped');
    const sid = newId();
    return { sid, pid, rooms: [sid], data: { before }, missedPackets: [] };
  };
}

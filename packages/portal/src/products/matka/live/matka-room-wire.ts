import { watchBets } from '@maidan/client/account-events-wire.ts';
import type { FreshnessWatch } from '@maidan/client/freshness.ts';
import { followRoom } from '@maidan/client/rooms.ts';
import type { LiveSocket } from '@maidan/client/sockets.ts';
import type { MatkaPicture, MatkaState } from '@maidan/contract/wire';

/** The room of all matkas, and the event its messages have. */
const room = 'matka';

interface MatkaRoom {
  readonly socket: LiveSocket;
  readonly show: (matkas: readonly MatkaState[]) => void;
  readonly freshness: FreshnessWatch;
  /** Called when the client's bets have changed, or may have while the connection was lost. */
  readonly onBetsChanged: () => void;
}

/** Undefined when the patch does not follow the picture. */
export function patchMatkas(picture: MatkaPicture, patch: MatkaPicture): MatkaPicture | undefined {
  if (patch.n !== picture.n + 1) return undefined;
  const changed = new Map(patch.matkas.map((matka) => [matka.matkaEventId, matka]));
  const kept = picture.matkas.map((matka) => {
    const next = changed.get(matka.matkaEventId);
    changed.delete(matka.matkaEventId);
    return next ?? matka;
  });
  return { n: patch.n, matkas: [...kept, ...changed.values()] };
}

/** Stays in the room until the returned function is called. */
export function watchMatkaRoom({ socket, show, freshness, onBetsChanged }: MatkaRoom): () => void {
  const stopWatchingBets = watchBets(socket, 'fetchMatkaBetList', onBetsChanged);
  const leave = followRoom<MatkaPicture, MatkaPicture, MatkaPicture>({
    socket,
    freshness,
    channel: room,
    ask: () => socket.emit('JoinRoom', room),
    open: (picture) => picture,
    patch: patchMatkas,
    show: ({ matkas }) => show(matkas),
  });
  return () => {
    stopWatchingBets();
    leave();
  };
}

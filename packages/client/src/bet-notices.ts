import { gather } from './gather.ts';
import type { LiveSocket } from './live-socket.ts';

/** Settling a round, repeating bets or a slip with many numbers causes a notice for every bet. */
const gatherMs = 500;

/** Calls back after a connection that was lost is accepted again, since notices sent meanwhile are not repeated. */
export function watchForMissed(socket: LiveSocket, onMissed: () => void): () => void {
  let hasMissed = false;
  const onCut = () => {
    hasMissed = true;
  };
  const onBack = () => {
    if (hasMissed) onMissed();
    hasMissed = false;
  };
  socket.on('disconnect', onCut);
  socket.on('userLoggedIn', onBack);
  return () => {
    socket.off('disconnect', onCut);
    socket.off('userLoggedIn', onBack);
  };
}

/** Calls back when the client's bets have changed or may have, until the returned function is called. */
export function watchBets(
  socket: LiveSocket,
  event: 'fetchCasinoBetList' | 'fetchMatkaBetList',
  onBetsChanged: () => void,
): () => void {
  const bets = gather(onBetsChanged, gatherMs);
  const onList = ({ fetch }: { readonly fetch: boolean }) => {
    if (fetch) bets.ask();
  };
  socket.on(event, onList);
  const stopWatching = watchForMissed(socket, bets.ask);
  return () => {
    socket.off(event, onList);
    stopWatching();
    bets.stop();
  };
}

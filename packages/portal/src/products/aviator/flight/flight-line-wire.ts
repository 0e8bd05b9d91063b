import type { FreshnessWatch } from '@maidan/client/freshness.ts';
import { followRoom } from '@maidan/client/rooms.ts';
import { type LiveSocket, openSocket } from '@maidan/client/sockets.ts';
import type { AviatorBetsPatch, AviatorBetsPicture, ChatMessage, LiveBet } from '@maidan/contract/wire';
import type { CashedOut } from '../cards/card-replies.ts';
import type { ChatReply } from '../chat/chat-store.ts';

/** The name of the game and of its room. */
const gameName = 'aviator';

/** Document 2, section 7. */
const reconnection = {
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  withCredentials: true,
  reconnectionAttempts: 5,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
};

export interface FlightLineParts {
  readonly address: string;
  readonly identity: { readonly userId: string; readonly token: string; readonly domain: string };
  readonly freshness: FreshnessWatch;
  readonly onState: (text: string) => void;
  readonly onBets: (picture: AviatorBetsPicture) => void;
  readonly onCashedOut: (cashedOut: CashedOut) => void;
  /** A bet of this client was placed, on this page or another. */
  readonly onOwnBet: () => void;
  readonly onChat: (messages: readonly ChatMessage[]) => void;
  readonly onChatGone: (ids: readonly string[]) => void;
  /** The house has accepted the session: what was missed can be requested. */
  readonly onJoined: () => void;
  /** All attempts to reconnect have failed. */
  readonly onGivenUp: () => void;
}

export interface FlightLine {
  /** Tries to reconnect at once. */
  connect(): void;
  sendChat(text: string): Promise<ChatReply>;
  close(): void;
}

/** The game's own connection, open while the page is visible. */
export function openFlightLine(parts: FlightLineParts): FlightLine {
  const socket = openSocket(parts.address, { ...reconnection, forceNew: true });
  const leaveRooms = listen(socket, parts);

  function connect(): void {
    if (!document.hidden && !socket.active) socket.connect();
  }
  function followVisibility(): void {
    if (document.hidden) socket.disconnect();
    else connect();
  }

  const stopping = new AbortController();
  const { signal } = stopping;
  document.addEventListener('visibilitychange', followVisibility, { signal });
  window.addEventListener('online', connect, { signal });
  window.addEventListener('offline', parts.freshness.lost, { signal });
  connect();
  return {
    connect,
    sendChat: (text) => sendChat(socket, text),
    close() {
      stopping.abort();
      leaveRooms();
      socket.close();
    },
  };
}

function listen(socket: LiveSocket, parts: FlightLineParts): () => void {
  const { identity, freshness } = parts;
  socket.on('connect', () => socket.emit('login', identity));
  socket.on('userLoggedIn', () => {
    socket.emit('joinGame', { gameName, changes: true });
    parts.onJoined();
  });
  socket.io.on('reconnect_failed', () => {
    // Otherwise socket.io counts the socket as active, and it could not be connected again.
    socket.disconnect();
    parts.onGivenUp();
  });
  // In all other cases socket.io reconnects by itself.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') parts.onGivenUp();
  });
  socket.on('crashValue', (text) => {
    freshness.heard();
    parts.onState(text);
  });
  socket.on('aviatorCashedOut', ({ betId, curentMultiplier, finalProfit, by }) =>
    parts.onCashedOut({ betId, multiplier: curentMultiplier, profit: finalProfit, isLimit: by === 'limit' }),
  );
  socket.on('avaitorBetPlace', parts.onOwnBet);
  socket.on('aviatorChat', parts.onChat);
  socket.on('aviatorChatGone', parts.onChatGone);
  return followRoom<AviatorBetsPicture, AviatorBetsPatch, AviatorBetsPicture>({
    socket,
    freshness,
    channel: gameName,
    ask: () => socket.emit('JoinRoom', gameName),
    open: (picture) => picture,
    patch: patchBets,
    show: parts.onBets,
  });
}

const answerMs = 5_000;

/** Without a connection the message is dropped, not queued. */
function sendChat(socket: LiveSocket, text: string): Promise<ChatReply> {
  if (!socket.connected) return Promise.resolve('no-answer');
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('no-answer'), answerMs);
    socket.emit('aviatorChat', { text }, (answer) => {
      clearTimeout(timer);
      resolve(answer.isSent ? 'sent' : answer.reason);
    });
  });
}

/** The picture with the patch applied; undefined if the patch does not follow it. */
export function patchBets(
  picture: AviatorBetsPicture,
  patch: AviatorBetsPatch,
): AviatorBetsPicture | undefined {
  if (patch.n !== picture.n + 1) return undefined;
  const { gone, ...changes } = patch;
  if (patch.roundId !== undefined && patch.roundId !== picture.roundId) {
    return { ...picture, ...changes, bets: patch.bets ?? [] };
  }
  return { ...picture, ...changes, bets: sorted(merge(picture.bets, patch.bets ?? [], gone ?? [])) };
}

function merge(before: readonly LiveBet[], changed: readonly LiveBet[], gone: readonly string[]): LiveBet[] {
  const byId = new Map(before.map((bet) => [bet.id, bet]));
  for (const bet of changed) byId.set(bet.id, bet);
  for (const id of gone) byId.delete(id);
  return [...byId.values()];
}

/** The largest first, as in the house. */
const sorted = (bets: LiveBet[]): LiveBet[] => bets.sort((one, other) => other.amount - one.amount);

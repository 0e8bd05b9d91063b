import { type AviatorState, type ChatAnswer, joinGamePayload } from '@maidan/contract';
import { flightEntry } from '@maidan/games/rules';
import type { Logger } from '@maidan/process/log.ts';
import type { ListenToSocket } from '../../live/connections.ts';
import { type Chat, chatRoom } from './chat/chat.ts';
import { flightChanges, flightRoom } from './state-wire.ts';

/** Document 2, section 7: the events a client of the game sends. */
export function listenForFlights(parts: {
  readonly state: () => AviatorState;
  readonly chat: Chat;
  readonly log: Logger;
}): ListenToSocket {
  const { state, chat, log } = parts;
  return (socket, connection) => {
    /** Undefined for a visitor who is not signed in: the flight is public, the chat is not. */
    const speaker = () => socket.data.session;
    const readGameRequest = (payload: unknown) => {
      const read = joinGamePayload.safeParse(payload);
      return read.success && read.data.gameName === flightEntry.code ? read.data : undefined;
    };

    socket.on('joinGame', (payload: unknown) => {
      const joined = readGameRequest(payload);
      if (joined === undefined || !connection.takeWatchPlace()) return;
      void socket.leave(joined.changes ? flightRoom : flightChanges);
      void socket.join(joined.changes ? flightChanges : flightRoom);
      socket.emit('crashValue', JSON.stringify(state()));
      const session = speaker();
      if (session === undefined) return;
      void socket.join(chatRoom(session.brand));
      chat.latest(session.brand).then(
        (messages) => socket.emit('aviatorChat', messages),
        (error: Error) => log.warn({ reason: error.message }, 'the chat was not read'),
      );
    });

    socket.on('leaveGame', (payload: unknown) => {
      if (readGameRequest(payload) === undefined) return;
      const session = speaker();
      const chats = session === undefined ? [] : [chatRoom(session.brand)];
      for (const room of [flightRoom, flightChanges, ...chats]) void socket.leave(room);
    });

    socket.on('aviatorChat', async (payload: unknown, answer?: unknown) => {
      const { session, countedAs } = socket.data;
      const reply: ChatAnswer =
        session === undefined || countedAs === undefined
          ? { isSent: false, reason: 'not-signed-in' }
          : await chat.send({ ...session, countedAs }, payload);
      if (typeof answer === 'function') answer(reply);
    });
  };
}

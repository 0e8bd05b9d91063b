import { changesChannel, type RoomPicture } from '@maidan/contract/wire';
import type { FreshnessWatch } from './freshness.ts';
import type { LiveSocket } from './sockets.ts';

interface Numbered {
  readonly n: number;
}

interface RoomParts<Picture, Patch, State> {
  /** Its pictures arrive on this channel, and what changed in them on its channel of changes. */
  readonly channel: string;
  /** Joins the room, or joins it again: either is answered with a full picture. */
  readonly ask: () => void;
  readonly open: (picture: Picture) => State;
  /** Undefined when the patch cannot be applied to the state. */
  readonly patch: (state: State, patch: Patch) => State | undefined;
  readonly show: (state: State) => void;
}

interface Room<Picture, Patch, State> extends RoomParts<Picture, Patch, State> {
  readonly socket: Pick<LiveSocket, 'on' | 'off'>;
  readonly heard: () => void;
}

export interface WatchedRoom {
  readonly channel: string;
  ask(): void;
  leave(): void;
}

/** A full picture first, then numbered patches; after a gap a full picture is requested again. */
export function watchRoom<
  Picture extends RoomPicture,
  Patch extends RoomPicture & Numbered,
  State extends Numbered,
>(room: Room<Picture, Patch, State>): WatchedRoom {
  let state: State | undefined;

  function takePicture(picture: Picture): void {
    state = room.open(picture);
    room.heard();
    room.show(state);
  }

  function takePatch(patch: Patch): void {
    // Without a state a picture is already requested, and it will include this patch.
    if (!state || patch.n <= state.n) return;
    room.heard();
    state = room.patch(state, patch);
    if (state) room.show(state);
    else room.ask();
  }

  const { socket, channel } = room;
  const changes = changesChannel(channel);
  const onPicture = (message: unknown) => takePicture(message as Picture);
  const onPatch = (message: unknown) => takePatch(message as Patch);
  socket.on(channel, onPicture);
  socket.on(changes, onPatch);
  return {
    channel,
    ask: room.ask,
    leave() {
      socket.off(channel, onPicture);
      socket.off(changes, onPatch);
    },
  };
}

/**
 * Silent rooms are joined again after this time: the answer is a full picture, and shows that the server is
 * reachable.
 */
const quietMs = 4_000;
const lookMs = 1_000;

interface Followed {
  readonly socket: LiveSocket;
  /** Of all rooms that are followed together. */
  readonly freshness: FreshnessWatch;
}

interface KeptRooms extends Followed {
  readonly rooms: readonly WatchedRoom[];
}

/** Stays in the rooms, also after reconnecting, until the returned function is called. */
export function keepRooms({ socket, rooms, freshness }: KeptRooms): () => void {
  function join(): void {
    for (const room of rooms) room.ask();
  }
  function lookIn(): void {
    if (socket.connected && freshness.sinceHeardMs() > quietMs) join();
  }

  // Rooms can only be joined after the house has accepted the socket's session, on every connection.
  socket.on('userLoggedIn', join);
  socket.on('disconnect', freshness.lost);
  if (socket.connected) join();
  const timer = setInterval(lookIn, lookMs);
  return () => {
    clearInterval(timer);
    socket.off('userLoggedIn', join);
    socket.off('disconnect', freshness.lost);
    for (const room of rooms) {
      room.leave();
      socket.emit('LeaveRoom', room.channel);
    }
  };
}

/** Follows a room of pictures and patches until the returned function is called. */
export function followRoom<
  Picture extends RoomPicture,
  Patch extends RoomPicture & Numbered,
  State extends Numbered,
>(room: RoomParts<Picture, Patch, State> & Followed): () => void {
  const { socket, freshness } = room;
  const watched = watchRoom<Picture, Patch, State>({ ...room, heard: freshness.heard });
  return keepRooms({ socket, freshness, rooms: [watched] });
}

type PictureParts<Picture> = Omit<RoomParts<Picture, Picture, Picture>, 'open' | 'patch'>;

/** The same for a room that was joined without its changes: every message is a full picture. */
export function followPictures<Picture extends RoomPicture & Numbered>(
  room: PictureParts<Picture> & Followed,
): () => void {
  const whole = { open: (picture: Picture) => picture, patch: () => undefined };
  return followRoom<Picture, Picture, Picture>({ ...room, ...whole });
}

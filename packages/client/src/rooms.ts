import type { RoomPicture } from '@maidan/contract/wire';
import type { LiveSocket } from './live-socket.ts';

interface Numbered {
  readonly n: number;
}

interface Room<Picture, Patch, State> {
  readonly socket: Pick<LiveSocket, 'on' | 'off'>;
  readonly channel: string;
  readonly changes: string;
  readonly ask: () => void;
  readonly open: (picture: Picture) => State;
  /** Undefined when the patch cannot be applied to the state. */
  readonly patch: (state: State, patch: Patch) => State | undefined;
  readonly show: (state: State) => void;
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

  const { socket, channel, changes } = room;
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

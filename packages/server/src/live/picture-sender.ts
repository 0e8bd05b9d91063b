import type { Connection } from './connection.ts';
import type { SentPicture } from './rooms/plain-picture.ts';
import { writePicture } from './written-picture.ts';

/** Sends full pictures to one socket, with at most one unsent picture for each room. */
export interface PictureSender {
  /** Sends at once, or when the last one is sent and the socket has caught up; the picture is read at that moment. */
  send(channel: string, pictureNow: () => SentPicture | undefined): void;
  forget(channel: string): void;
}

export function pictureSender(connection: Connection): PictureSender {
  const unsent = new Set<string>();
  const pending = new Map<string, () => SentPicture | undefined>();

  function send(channel: string, pictureNow: () => SentPicture | undefined): void {
    if (unsent.has(channel) || connection.isBehind()) {
      pending.set(channel, pictureNow);
      return;
    }
    pending.delete(channel);
    const picture = pictureNow();
    if (picture === undefined) return;
    unsent.add(channel);
    connection.send(writePicture(channel, picture), () => {
      unsent.delete(channel);
      sendPending();
    });
  }

  function sendPending(): void {
    for (const [channel, pictureNow] of [...pending]) send(channel, pictureNow);
  }

  connection.onCaughtUp(sendPending);
  return { send, forget: (channel) => void pending.delete(channel) };
}

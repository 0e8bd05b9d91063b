import type { EmitChanges, Feed, FeedChange } from '@maidan/feeds';

/** A feed that sends what the test gives it, and nothing else. */
export interface ScriptedFeed extends Feed {
  /** With no changes it only confirms prices: those of the matches it names, or of all. */
  send(changes: readonly FeedChange[], confirmed?: readonly string[]): void;
  /** Whatever a broken provider might send. */
  sendRaw(messages: readonly unknown[]): void;
  /** Ends the feed. */
  end(): void;
}

export function scriptedFeed(name: string): ScriptedFeed {
  let emit: EmitChanges | undefined;
  let end: (() => void) | undefined;
  const send: EmitChanges = (changes, confirmed) => {
    if (emit === undefined) throw new Error(`feed ${name} is not on the board`);
    emit(changes, confirmed);
  };
  return {
    name,
    start(emitChanges, onOver) {
      emit = emitChanges;
      end = onOver;
      return () => {
        emit = undefined;
      };
    },
    send,
    sendRaw: (messages) => send(messages as readonly FeedChange[]),
    end: () => end?.(),
  };
}

import type { Feed, FeedChange } from '@maidan/feeds';

/** A feed that says what the test tells it, and is otherwise silent. */
export interface ScriptedFeed extends Feed {
  /** With nothing to say it is only heard. */
  say(changes: readonly FeedChange[]): void;
  /** Whatever a broken provider might send. */
  babble(said: readonly unknown[]): void;
}

export function scriptedFeed(name: string): ScriptedFeed {
  let emit: ((changes: readonly FeedChange[]) => void) | undefined;
  const say = (changes: readonly FeedChange[]) => {
    if (emit === undefined) throw new Error(`feed ${name} is not on the board`);
    emit(changes);
  };
  return {
    name,
    start(emitChanges) {
      emit = emitChanges;
      return () => {
        emit = undefined;
      };
    },
    say,
    babble: (said) => say(said as readonly FeedChange[]),
  };
}

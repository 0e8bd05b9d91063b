import type { Cancel, Clock } from '@maidan/betting';

/** While it is below 8.33 a multiplier grows by no more than a hundredth between two beats. */
export const beatMs = 20;

/** With a beat missed, the house stood still: its loop was blocked, or its process was stopped. */
export const silenceMostMs = 2 * beatMs;

/**
 * Up to which moment the house has heard its players. Time that passes while the loop runs is heard as it passes. After a
 * standstill, whatever reached the house meanwhile is still unread: hearing stays at the last beat before it until all of
 * that has been read. A slow database does not count: the loop goes on beating while it waits for answers.
 */
export interface Hearing {
  /** From now on it beats. */
  begin(): void;
  end(): void;
  /** Everything that reached the house up to this moment has been read. By the monotonic clock. */
  heardTo(): number;
  /** Resolves when what waited has been read, at once where nothing did. Called again while `heardTo` is too early. */
  caughtUp(): Promise<void>;
}

/** `onStandstill` is called with how long nothing was heard. */
export function createHearing(clock: Clock, onStandstill: (silentMs: number) => void): Hearing {
  let heardAt = 0;
  let isBeating = false;
  let cancelBeat: Cancel = () => undefined;
  let catchingUp: Promise<void> | undefined;

  const silentMs = () => clock.elapsed() - heardAt;
  const isBehind = () => isBeating && silentMs() > silenceMostMs;

  /** Only up to where it began: what arrived while it read may still be waiting. */
  async function catchUp(): Promise<void> {
    onStandstill(silentMs());
    const begunAt = clock.elapsed();
    await everythingIsRead();
    heardAt = Math.max(heardAt, begunAt);
  }

  function caughtUp(): Promise<void> {
    if (!isBehind()) return Promise.resolve();
    catchingUp ??= catchUp().finally(() => {
      catchingUp = undefined;
    });
    return catchingUp;
  }

  function beat(): void {
    if (isBehind()) void caughtUp();
    else heardAt = clock.elapsed();
    cancelBeat = clock.after(beatMs, beat);
  }

  return {
    begin() {
      cancelBeat();
      isBeating = true;
      heardAt = clock.elapsed();
      cancelBeat = clock.after(beatMs, beat);
    },
    end() {
      isBeating = false;
      cancelBeat();
    },
    heardTo: () => (isBehind() ? heardAt : clock.elapsed()),
    caughtUp,
  };
}

/** The turn under way may have asked for input already, the next accepts connections, and the one after reads them. */
async function everythingIsRead(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

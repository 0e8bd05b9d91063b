/** A longer gap means that a frame was missed. */
const lateMs = 26;
/** After this many missed frames the device counts as slow. */
const lateMost = 20;
const restMs = 10_000;

/** Draws every frame, or every second one for a while on a slow device. */
export function createPace() {
  let before = 0;
  let late = 0;
  let halvedUntil = 0;
  let isSkipped = false;
  return {
    isDue(nowMs: number): boolean {
      const gap = nowMs - before;
      before = nowMs;
      // A long gap means that the page was hidden.
      if (gap < 500) late = gap > lateMs ? late + 1 : Math.max(0, late - 0.2);
      if (late > lateMost) {
        late = 0;
        halvedUntil = nowMs + restMs;
      }
      isSkipped = nowMs < halvedUntil && !isSkipped;
      return !isSkipped;
    },
  };
}

/** Later than this a frame was missed. */
const lateMs = 26;
/** So many missed frames, and the device does not keep up. */
const lateMost = 20;
const restMs = 10_000;

/** Every frame, or every second one for a while where the device does not keep up. */
export function createPace() {
  let before = 0;
  let late = 0;
  let halvedUntil = 0;
  let isSkipped = false;
  return {
    isDue(nowMs: number): boolean {
      const gap = nowMs - before;
      before = nowMs;
      // A page that was hidden is not late.
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

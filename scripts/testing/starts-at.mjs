// Loaded before everything else of a process: its day begins at the time of STEADY_STARTS_AT, in hours, minutes and seconds of UTC.
const { STEADY_STARTS_AT: wanted, STEADY_SHIFT_MS: known } = process.env;
const dayMs = 86_400_000;
/** A module may be loaded twice where its time is shifted once. */
const key = Symbol.for('maidan.starts-at');

function shiftTime() {
  const RealDate = Date;
  const realNow = RealDate.now;
  const state = { realNow, shiftMs: 0 };
  const now = () => realNow() + state.shiftMs;
  RealDate.now = now;
  // Not a class of its own: dates that Node itself makes must stay instances of it.
  const Shifted = new Proxy(RealDate, {
    construct: (target, given, called) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, called === Shifted ? target : called),
    apply: (target) => new target(now()).toString(),
  });
  globalThis.Date = Shifted;
  return state;
}

/** The day begins again: every test file has it. The time is handed on, so that the processes it starts agree. */
export function beginDay() {
  const state = globalThis[key];
  const realMs = state.realNow();
  const [hours, minutes, seconds] = wanted.split(':').map(Number);
  const shiftMs = new Date(realMs).setUTCHours(hours, minutes, seconds, 0) - realMs;
  // Never back: a browser would take what the house sends for long out of date.
  state.shiftMs = shiftMs < 0 ? shiftMs + dayMs : shiftMs;
  process.env.STEADY_SHIFT_MS = String(state.shiftMs);
}

if (wanted !== undefined && globalThis[key] === undefined) {
  globalThis[key] = shiftTime();
  if (known === undefined) beginDay();
  else globalThis[key].shiftMs = Number(known);
}

// Loaded before everything else of a process: its day goes on from the time of STEADY_STARTS_AT, in hours, minutes and seconds of UTC.
const { STEADY_STARTS_AT: wanted, STEADY_SHIFT_MS: known } = process.env;

if (wanted !== undefined) {
  const [hours, minutes, seconds] = wanted.split(':').map(Number);
  const real = Date.now;
  // Handed on, so that all processes of a run agree.
  const shiftMs =
    known === undefined ? new Date(real()).setUTCHours(hours, minutes, seconds, 0) - real() : Number(known);
  process.env.STEADY_SHIFT_MS = String(shiftMs);
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      if (given.length === 0) super(real() + shiftMs);
      else super(...given);
    }
    static now() {
      return real() + shiftMs;
    }
  };
}

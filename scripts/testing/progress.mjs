const elsewhereMs = 30_000;
const shownWidth = 110;

const minutes = (ms) => (ms < 60_000 ? 'under a minute' : `about ${Math.round(ms / 60_000)} min`);

/**
 * Says how far a long step is: one line that moves on a terminal, a line each half minute elsewhere. Nothing is drawn by a timer,
 * so that a step that hangs is seen to stand still.
 */
export function showProgress(step, total, { out = process.stdout, now = () => performance.now() } = {}) {
  const startedMs = now();
  let printedMs = startedMs;
  let done = 0;
  let failed = 0;

  function line() {
    const spentMs = now() - startedMs;
    const leftMs = done === 0 ? undefined : (spentMs / done) * (total - done);
    const failures = failed === 0 ? '' : `, ${failed} failed`;
    const left = leftMs === undefined || done === total ? '' : `, ${minutes(leftMs)} left`;
    return `${step}: ${done} of ${total}${failures}${left}`;
  }

  function show() {
    if (out.isTTY) out.write(`\r\x1b[2K${line().slice(0, shownWidth)}`);
    else if (now() - printedMs >= elsewhereMs) {
      printedMs = now();
      out.write(`${line()}\n`);
    }
  }

  return {
    done(hasFailed) {
      done += 1;
      if (hasFailed) failed += 1;
      show();
    },
    /** Text between two states of the line. */
    write(text) {
      if (out.isTTY) out.write('\r\x1b[2K');
      out.write(text.endsWith('\n') ? text : `${text}\n`);
      if (out.isTTY) show();
    },
    end() {
      out.write(out.isTTY ? `\r\x1b[2K${line()}\n` : `${line()}\n`);
    },
  };
}

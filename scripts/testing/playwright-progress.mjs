import { showProgress } from './progress.mjs';

/** Failures, and how many of the journeys are done. */
export default class PlaywrightProgress {
  #progress = showProgress('journeys', 0);

  printsToStdio() {
    return true;
  }

  onBegin(_config, suite) {
    this.#progress = showProgress('journeys', suite.allTests().length);
  }

  onTestEnd(test, result) {
    const hasFailed = result.status !== test.expectedStatus && result.status !== 'skipped';
    if (hasFailed)
      this.#progress.write(`FAILED ${test.titlePath().filter(Boolean).join(' › ')}\n${reasonsOf(result)}`);
    this.#progress.done(hasFailed);
  }

  onError(error) {
    this.#progress.write(error.stack ?? error.message ?? String(error.value));
  }

  onEnd() {
    this.#progress.end();
  }
}

const reasonsOf = ({ errors }) =>
  errors
    .map(({ stack, message, snippet }) => [stack ?? message, snippet].filter(Boolean).join('\n'))
    .join('\n\n');

import { MinimalReporter } from 'vitest/node';
import { showProgress } from './progress.mjs';

/** Failures, and how many of the files are done. */
export default class VitestProgress extends MinimalReporter {
  #progress;

  onTestRunStart(specifications) {
    this.#progress = showProgress('unit: files', specifications.length);
    super.onTestRunStart(specifications);
  }

  onTestModuleEnd(module) {
    super.onTestModuleEnd(module);
    this.#progress.done(!module.ok());
  }

  onTestRunEnd(...ended) {
    this.#progress.end();
    super.onTestRunEnd(...ended);
  }
}

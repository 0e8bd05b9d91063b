import { existsSync, readFileSync } from 'node:fs';

const none = { passed: 0, failed: 0, skipped: 0 };

const countOf = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    // A file that cannot be loaded has no tests to count, but is still a failure.
    failed: report.numFailedTests + report.testResults.filter(isBrokenFile).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  playwright: ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }),
};

function isBrokenFile(file) {
  return file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');
}

/** The test counts in a reporter's JSON file; zeros when the run ended before writing it. */
export function countTests(kind, file) {
  if (!existsSync(file)) return none;
  return countOf[kind](JSON.parse(readFileSync(file, 'utf8')));
}

export function addCounts(counts) {
  return counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      skipped: sum.skipped + count.skipped,
    }),
    none,
  );
}

/** The outermost group names of the skipped unit tests, each once: they say what was missing. */
export function skippedNames(file) {
  if (!existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const skipped = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'skipped' || status === 'pending'),
  );
  return [...new Set(skipped.map(({ ancestorTitles: [outermost], title }) => outermost ?? title))];
}

/** The journeys that failed and then passed when repeated. */
export function repeatedNames(file) {
  if (!existsSync(file)) return [];
  const { suites = [] } = JSON.parse(readFileSync(file, 'utf8'));
  return suites
    .flatMap(specsOf)
    .flatMap(({ file: spec, title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `${spec}: ${title} (${projectName})`),
    );
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

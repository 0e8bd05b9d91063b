import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root as projectRoot } from '../root.mjs';

const none = { passed: 0, failed: 0, skipped: 0 };

const countOf = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    // A file that cannot be loaded has no tests to count, but is still a failure.
    failed: report.numFailedTests + report.testResults.filter(isBrokenFile).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  // A journey that passes only when repeated has failed.
  playwright: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
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

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const journeysIn = (report) => (report?.suites ?? []).flatMap(specsOf);

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The journeys that failed and then passed when repeated. */
export const repeatedNames = (file) =>
  journeysIn(read(file)).flatMap(({ file: spec, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${spec}: ${title} (${projectName})`),
  );

const quoted = (text) => `"${text.replaceAll(/(["\\$`])/g, '\\$1')}"`;

/** The reader of `-t` takes a pattern. */
const asPattern = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '.');

const testsOf = {
  vitest: (report, root) =>
    report.testResults.flatMap(({ name, status, assertionResults }) => {
      const file = relative(root, name).replaceAll('\\', '/');
      const tests = assertionResults.map((test) => ({
        file,
        name: test.fullName,
        isFailed: test.status === 'failed',
        alone: `npm run unit -- ${file} -t ${quoted(asPattern(test.fullName))}`,
      }));
      const isBroken = isBrokenFile({ status, assertionResults });
      return isBroken
        ? [{ file, name: 'the file itself', isFailed: true, alone: `npm run unit -- ${file}` }, ...tests]
        : tests;
    }),
  playwright: (report) =>
    journeysIn(report).flatMap(({ file, line, title, tests }) =>
      tests.map(({ projectName, status }) => ({
        file: `journeys/${file}`,
        name: `${title} (${projectName})`,
        // One that passes only when repeated is a defect, too.
        isFailed: status === 'unexpected' || status === 'flaky',
        alone: `npm run journeys -- ${file}:${line} --project=${projectName}`,
      })),
    ),
};

/** Every test of a report, with the command that runs it alone. */
export function testsIn(kind, file, root = projectRoot) {
  const report = read(file);
  return report === undefined ? [] : testsOf[kind](report, root);
}

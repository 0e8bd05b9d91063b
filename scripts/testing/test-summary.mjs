import { addCounts, countTests, repeatedNames, skippedNames, testsIn } from './test-reports.mjs';

const list = (title, lines) => (lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)]);

const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;

/** What a run of steps came to: each failure with its file, and the command that runs it alone. */
export function summaryOf(results, reports, { took, interruptedBy }) {
  const kinds = Object.entries(reports);
  const tests = addCounts(kinds.map(([kind, file]) => countTests(kind, file)));
  const failedTests = kinds.flatMap(([kind, file]) => testsIn(kind, file)).filter(({ isFailed }) => isFailed);
  const failed = results.filter(({ code }) => code !== 0 && code !== undefined);
  const notRun = results.filter(({ code }) => code === undefined);
  const repeated = repeatedNames(reports.playwright);
  const hasFailed = failed.length > 0 || notRun.length > 0 || tests.failed > 0 || interruptedBy !== undefined;
  const steps = failed.map(({ step }) => `${step.name}: npm test ${step.name}`);
  const lines = [
    '',
    ...(interruptedBy === undefined ? [] : [`The run was ended by ${interruptedBy}.`]),
    ...list('Failed steps, with the command that runs each alone:', steps),
    ...list(
      'Failed tests, with the command that runs each alone:',
      failedTests.flatMap(({ file, name, alone }) => [`${file}: ${name}`, `  ${alone}`]),
    ),
    ...list(
      'Steps that were not run:',
      notRun.map(({ step }) => step.name),
    ),
    ...(tests.skipped === 0
      ? []
      : list(`${counted(tests.skipped, 'test was', 'tests were')} skipped:`, skippedNames(reports.vitest))),
    ...list(
      `${counted(repeated.length, 'journey', 'journeys')} passed only when repeated, which counts as failed:`,
      repeated,
    ),
    hasFailed
      ? `Failed (${took})`
      : `${results.length === 1 ? 'The step' : `All ${results.length} steps`} passed (${took})`,
    `tests: ${tests.passed} passed, ${tests.failed} failed`,
  ];
  return { text: `${lines.join('\n')}\n`, hasFailed };
}

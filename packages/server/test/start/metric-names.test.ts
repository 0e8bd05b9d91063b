import { beforeAll, describe, expect, test } from 'vitest';
import { createMetrics } from '../../src/metrics.ts';

interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly labels: ReadonlySet<string>;
}

/** Of a text in the format of Prometheus. The samples of a family follow its `# HELP` and `# TYPE`. */
function readFamilies(text: string): Family[] {
  return text
    .split(/^(?=# HELP )/m)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [, name = '', help = ''] = /^# HELP (\S+) ?(.*)$/m.exec(block) ?? [];
      const [, ofType, type = ''] = /^# TYPE (\S+) (\S+)$/m.exec(block) ?? [];
      expect(ofType, block).toBe(name);
      const labels = new Set([...block.matchAll(/[{,](\w+)="/g)].map(([, label = '']) => label));
      return { name, help, type, labels };
    });
}

const baseUnits: Readonly<Record<string, readonly string[]>> = {
  seconds: ['second', 'minute', 'minutes', 'hour', 'hours', 'day', 'days', 'week', 'weeks'],
  bytes: ['byte', 'bit', 'bits'],
  meters: ['meter', 'metre', 'metres'],
  grams: ['gram'],
};
const prefixes = ['nano', 'micro', 'milli', 'centi', 'kilo', 'kibi', 'mega', 'mebi', 'giga', 'gibi', 'tera'];
const abbreviations = ['s', 'ms', 'us', 'ns', 'sec', 'b', 'kb', 'mb', 'gb', 'tb', 'pb', 'm', 'h', 'd'];
const types = ['counter', 'gauge', 'histogram', 'summary', 'untyped'];

const unitFault = (part: string): string | undefined => {
  for (const [base, others] of Object.entries(baseUnits)) {
    const isPrefixed = [base, ...others].some((unit) =>
      prefixes.some((prefix) => part === `${prefix}${unit}`),
    );
    if (isPrefixed || others.includes(part)) return `${base} instead of ${part}`;
  }
  return undefined;
};

/** The rules of `promtool check metrics`, one message for each that the family breaks. */
function faultsOf({ name, help, type, labels }: Family): string[] {
  const parts = name.split('_');
  const isHistogram = type === 'histogram';
  const isSummary = type === 'summary';
  const last = parts.at(-1) ?? '';
  const broken: readonly (readonly [boolean, string])[] = [
    [help.trim() === '', 'no help text'],
    [!types.includes(type), `no type: ${type}`],
    [type === 'counter' && last !== 'total', 'a counter ends in _total'],
    [type !== 'counter' && last === 'total', 'only a counter ends in _total'],
    [!isHistogram && last === 'bucket', 'only a histogram has _bucket'],
    [!isHistogram && !isSummary && ['count', 'sum'].includes(last), `_${last} is reserved`],
    [!isHistogram && labels.has('le'), 'only a histogram has the label le'],
    [!isSummary && labels.has('quantile'), 'only a summary has the label quantile'],
    [parts.some((part) => types.includes(part)), 'the type is in the name'],
    [parts.slice(1).some((part) => abbreviations.includes(part)), 'an abbreviated unit'],
    [name.includes(':'), 'colons are for recording rules'],
    [[name, ...labels].some((word) => /[a-z][A-Z]/.test(word)), 'camel case'],
    [!/^[a-z][a-z0-9_]*$/.test(name), 'letters beyond small ones, digits and _'],
  ];
  const units = parts.flatMap((part) => unitFault(part) ?? []);
  return [...broken.filter(([isBroken]) => isBroken).map(([, why]) => why), ...units].map(
    (why) => `${name}: ${why}`,
  );
}

let families: Family[] = [];
beforeAll(async () => {
  const metrics = createMetrics();
  metrics.countBet('accepted');
  metrics.countReply(200);
  metrics.countDropped();
  metrics.countCut('flood');
  metrics.watchSockets({ socketCount: () => 1, unsentBytes: () => 2 });
  families = readFamilies(await metrics.registry.metrics());
});

describe('the metrics', () => {
  test('keep the rules by which Prometheus checks names, help and units', () => {
    expect(families.length).toBeGreaterThan(20);
    expect(families.flatMap(faultsOf)).toEqual([]);
  });

  test('are each there once', () => {
    expect(new Set(families.map(({ name }) => name)).size).toBe(families.length);
  });

  test('include those of the process that an operator watches', () => {
    const names = families.map(({ name }) => name);
    for (const watched of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_active_handles',
    ])
      expect(names).toContain(watched);
  });
});

test.each<[string, string, string, string]>([
  ['bets_answered', 'counter', 'Bets', 'a counter ends in _total'],
  ['open_handles_total', 'gauge', 'Handles', 'only a counter ends in _total'],
  ['reply_milliseconds', 'histogram', 'Time', 'seconds instead of milliseconds'],
  ['reply_ms', 'histogram', 'Time', 'an abbreviated unit'],
  ['bets_gauge', 'gauge', 'Bets', 'the type is in the name'],
  ['open_count', 'gauge', 'Open', '_count is reserved'],
  ['openBets', 'gauge', 'Open', 'camel case'],
  ['bets:open', 'gauge', 'Open', 'colons are for recording rules'],
  ['open_bets', 'gauge', '', 'no help text'],
])('a metric like %s of the type %s breaks a rule', (name, type, help, why) => {
  const [family] = readFamilies(`# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} 1\n`);
  expect(family && faultsOf(family)).toContain(`${name}: ${why}`);
});

import { expect, test } from 'vitest';
import { operatorName, takeName } from './terminal-output.ts';

test('an operator is named by the system user, with --as or the user of sudo before it', () => {
  expect(operatorName(undefined, {}, 'maidan')).toBe('maidan');
  expect(operatorName(undefined, { SUDO_USER: 'asha' }, 'maidan')).toBe('asha (maidan)');
  expect(operatorName('ravi', { SUDO_USER: 'asha' }, 'maidan')).toBe('ravi (maidan)');
  expect(operatorName('maidan', {}, 'maidan')).toBe('maidan');
  expect(operatorName(undefined, { SUDO_USER: 'a\nb' }, 'maidan')).toBe('maidan');
});

test('--as may be anywhere on the line, and is not passed on', () => {
  const rest = ['credit', '--client', 'ravi'];
  expect(takeName(['--as', 'asha', ...rest])).toEqual({ argv: rest, as: 'asha' });
  expect(takeName([...rest, '--as=asha'])).toEqual({ argv: rest, as: 'asha' });
  expect(takeName(rest)).toEqual({ argv: rest, as: undefined });
  expect(takeName(['judge', '--', '--as', 'x'])).toEqual({
    argv: ['judge', '--', '--as', 'x'],
    as: undefined,
  });
});

test.each([[['--as']], [['--as=']], [['--as', 'a(b)']], [['--as', 'x'.repeat(61)]]])(
  '%j is refused',
  (argv) => {
    expect(() => takeName(argv)).toThrow(/^--as is /);
  },
);

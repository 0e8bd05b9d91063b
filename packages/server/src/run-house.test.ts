import { startFault } from '@maidan/process/start-fault.ts';
import { expect, test } from 'vitest';
import { listenFault } from './run-house.ts';

const at = { HOST: '192.0.2.1', PORT: 80 };

test.each([
  ['EADDRINUSE', 'Port 80 is already in use. Stop what uses it, or set another PORT.'],
  ['EACCES', 'PORT is "80": this user may not listen on it. Set one from 1024 on.'],
  ['EADDRNOTAVAIL', 'HOST is "192.0.2.1": this machine has no such address.'],
  ['ENOTFOUND', 'HOST is "192.0.2.1": this machine has no such address.'],
])('a server that cannot listen (%s) names the setting in one line', (code, line) => {
  expect(startFault(listenFault(Object.assign(new Error('listen'), { code }), at))).toBe(line);
});

test('any other error stays as it is', () => {
  const error = new Error('listen');
  expect(listenFault(error, at)).toBe(error);
});

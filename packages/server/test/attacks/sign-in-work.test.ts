import { randomBytes } from 'node:crypto';
import type { Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDevices } from '../../src/account/devices.ts';
import { passwordMatches } from '../../src/account/passwords.ts';
import { createSignIn } from '../../src/account/sign-in.ts';
import { createSessions } from '../../src/signed-in/sessions.ts';
import { defaultPassword, startTestApp, type TestApp, testStart } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.signUp({ username: 'FARAH' });
  await app.signUp({ username: 'QUIET-AGENT', role: 'agent' });
});
afterAll(() => app.close());

const madeUp = 'A'.repeat(43);

/** A clock on which no time passes: nobody is delayed, and no try is forgotten. */
const clock: Clock = {
  now: () => testStart,
  elapsed: () => 0,
  after(_delayMs, act) {
    const soon = setImmediate(act);
    return () => clearImmediate(soon);
  },
};

/** The names that are tried: a client's, an agent's, and unknown ones. */
const guesses = ['FARAH', 'QUIET-AGENT', 'NOBODY-AT-ALL', 'farah2', ' ', "'; drop table account; --"];

/** The statements and hashes of one try, in order. */
async function workOf(username: string, tries: number): Promise<string[][]> {
  const requests: string[] = [];
  const db: Db = {
    ...app.db,
    query: (statement, params) => {
      requests.push(statement.name);
      return app.db.query(statement, params);
    },
  };
  const brand = app.brands.byCode('default');
  if (brand === undefined) throw new Error('no default brand');
  const signIn = createSignIn({
    db,
    clock,
    sessions: createSessions(db, clock, randomBytes),
    devices: createDevices(db, clock, randomBytes),
    passwords: {
      hash: () => Promise.reject(new Error('nothing is to be hashed anew')),
      async matches(_address, stored, password) {
        requests.push('hash');
        return { ok: true, value: await passwordMatches(stored, password) };
      },
    },
  });
  const work: string[][] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    const answer = await signIn({
      brand,
      username,
      password: 'wrong',
      address: '10.0.0.1',
      deviceToken: madeUp,
    });
    expect(answer).toEqual({ ok: false, refusal: turn < 10 ? 'wrong-name-or-password' : 'too-many-tries' });
    work.push(requests.splice(0));
  }
  return work;
}

test('an unknown name costs the same statements and the same hash as a wrong password, try for try', async () => {
  const [known = [], ...others] = await Promise.all(guesses.map((name) => workOf(name, 11)));
  expect(known.map((work) => work.filter((each) => each === 'hash').length)).toEqual([
    ...Array(10).fill(1),
    0,
  ]);
  for (const other of others) expect(other).toEqual(known);
});

test('the reply has the same status, headers and length', async () => {
  const replies = await Promise.all(
    ['FARAH', 'QUIET-AGENT', 'NOBODY-AT-ALL'].map(async (username) => {
      const body = JSON.stringify({ username, password: `${defaultPassword}-wrong` });
      const { status, text, headers } = await app.sendBody('user/login', body);
      const { date: _, ...rest } = headers;
      return { status, text, rest };
    }),
  );
  for (const reply of replies) expect(reply).toEqual(replies[0]);
});

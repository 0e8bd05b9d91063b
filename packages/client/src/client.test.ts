import { expect, test, vi } from 'vitest';
import { createClient, type Fetch } from './client.ts';
import { dataOf } from './reply-wire.ts';

const done = (data: unknown) => Response.json({ error: false, code: 0, message: 'Success', data });
const signedIn = { token: 'a-token', data: { userId: 'u1' } };

/** A client whose house answers with these, in turn. */
function clientOf(...answers: (Response | Error)[]) {
  const sent = vi.fn<Fetch>(async () => {
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new Error('nothing more was to be asked');
  });
  const client = createClient({ apiBase: 'https://bet.example/api/', fetch: sent });
  const tokens = () =>
    sent.mock.calls.map(([, { headers }]) => new Headers(headers).get('authorization') ?? 'none');
  return { client, sent, tokens };
}

test('a call goes to its path by the method of the contract’s table, and its data comes back', async () => {
  const { client, sent } = clientOf(done({ coins: 5, exposure: 0 }), done([]));
  expect(dataOf(await client.call('user/userBalance', {}))).toEqual({ coins: 5, exposure: 0 });
  await client.call('casino/allCasinoResult', { roundId: '12.3' });
  expect(sent.mock.calls.map(([address, { method, body }]) => [method, address, body])).toEqual([
    ['POST', 'https://bet.example/api/user/userBalance', '{}'],
    ['GET', 'https://bet.example/api/casino/allCasinoResult?roundId=12.3', undefined],
  ]);
});

test('once signed in every call carries the session, until the house no longer knows it', async () => {
  const gone = Response.json({ error: true, code: 3, message: 'gone' }, { status: 401 });
  const { client, tokens } = clientOf(done(signedIn), done(null), gone, done(null));
  const identity = await client.signIn({ username: 'A', password: 'b' });
  expect(dataOf(identity)).toEqual({ userId: 'u1', token: 'a-token' });
  await client.call('user/userBalance', {});
  expect(await client.call('user/userBalance', {})).toMatchObject({ ok: false, code: 3, status: 401 });
  await client.call('user/userBalance', {});
  expect(tokens()).toEqual(['none', 'Bearer a-token', 'Bearer a-token', 'none']);
});

test('a session that ended while another was opened does not end that one', async () => {
  const late = Promise.withResolvers<Response>();
  const answers = [late.promise, done({ ...signedIn, token: 'newer' }), done(null)];
  const sent = vi.fn<Fetch>(() => answers.shift() as Promise<Response>);
  const client = createClient({ apiBase: '/api', token: 'older', fetch: sent });
  const older = client.call('user/userBalance', {});
  await client.signIn({ username: 'A', password: 'b' });
  late.resolve(Response.json({ error: true, code: 3, message: 'gone' }));
  await older;
  await client.call('user/userBalance', {});
  expect(sent.mock.lastCall?.[1].headers).toMatchObject({ authorization: 'Bearer newer' });
});

test.each([200, 422])(
  'a refusal with status %i is a value with its code, message and figures',
  async (status) => {
    const refusal = { key: 'stake-above-max', figures: { stakeMax: '500' } };
    const body = { error: true, code: 1, message: 'Maximum bet is 500', refusal };
    const { client } = clientOf(Response.json(body, { status }));
    const reply = await client.call('user/userBalance', {});
    expect(reply).toEqual({ ok: false, code: 1, message: 'Maximum bet is 500', refusal, status });
    expect(() => dataOf(reply)).toThrow('Maximum bet is 500');
  },
);

test('no answer and an answer that cannot be read are values too, the latter with its status', async () => {
  const { client } = clientOf(
    new TypeError('no network'),
    new Response('<h1>Bad gateway</h1>', { status: 502 }),
  );
  expect(await client.call('user/userBalance', {})).toMatchObject({
    ok: false,
    code: -1,
    cause: { message: 'no network' },
  });
  expect(await client.call('user/userBalance', {})).toMatchObject({ ok: false, code: -1, status: 502 });
});

import { type AccountId, manualClock } from '@maidan/betting';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { createLog } from '@maidan/process/log.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Chat, createChat } from '../../../src/products/aviator/chat/chat.ts';
import { muteClient } from '../../../src/products/aviator/chat/chat-store.ts';
import { openPostgresTestDb, openTestDb } from '../../support/database/test-db.ts';
import { untilWaiting } from '../../support/database/until-waiting.ts';
import { recordingOutbox } from '../../support/recording-outbox.ts';
import { createTestHouse, type TestHouse } from '../../support/test-house.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let db: Db;
let bank: TestHouse;
beforeAll(async () => {
  db = await openTestDb();
  bank = await createTestHouse(db);
});
afterAll(() => db.close());

let client: AccountId;
let clock: ReturnType<typeof manualClock>;
let outbox: ReturnType<typeof recordingOutbox>;
let chat: Chat;
beforeEach(async () => {
  await db.script('delete from chat_message');
  client = await bank.client(100);
  clock = manualClock(Date.UTC(2026, 0, 1));
  outbox = recordingOutbox();
  chat = openChat();
});

const openChat = (through = db): Chat => createChat({ db: through, clock, outbox, log: createLog('silent') });

const send = (text: string, brand = 'default', accountId = client) =>
  chat.send({ token: '', accountId, username: 'PILOT', brand, countedAs: String(accountId) }, { text });
const textsOf = async (brand = 'default') => (await chat.latest(brand)).map(({ text }) => text);

describe('the chat', () => {
  test('shows whoever joins the last fifty messages, the oldest first, also after a restart', async () => {
    for (let nth = 1; nth <= 53; nth += 1) {
      clock.advance(3_000);
      expect(await send(`message ${nth}`)).toMatchObject({ isSent: true });
    }
    const last = Array.from({ length: 50 }, (_, index) => `message ${index + 4}`);
    expect(await textsOf()).toEqual(last);
    chat = openChat();
    expect(await textsOf()).toEqual(last);
  });

  test.each(['\u200b\u200d', '\u3164', '\u2800', '\u202e', '\u0301'])(
    'refuses a message that shows nothing (%j)',
    async (text) => {
      expect(await send(text)).toEqual({ isSent: false, reason: 'malformed' });
      expect(await textsOf()).toEqual([]);
    },
  );

  test.each(['\u{1f44d}\u{1f3fd}', '\u0928\u092e\u0938\u094d\u0924\u0947', '?'])(
    'takes a message of any script or picture (%s)',
    async (text) => {
      expect(await send(text)).toMatchObject({ isSent: true });
    },
  );

  test('shows what was said for a day, and forgets it then', async () => {
    await send('good morning');
    clock.advance(dayMs - 1);
    expect(await textsOf()).toEqual(['good morning']);
    await chat.purge.step(10);
    expect(await db.query(statement('t-chat-all', 'select text from chat_message'))).toHaveLength(1);
    clock.advance(2);
    expect(await textsOf()).toEqual([]);
    await chat.purge.step(10);
    expect(await db.query(statement('t-chat-all', 'select text from chat_message'))).toEqual([]);
  });

  test('belongs to one brand: clients of another are sent none of it', async () => {
    await send('hello', 'default');
    await send('namaste', 'jade');
    expect([await textsOf('default'), await textsOf('jade')]).toEqual([['hello'], ['namaste']]);
    const [one, other] = outbox.sent;
    expect(one?.to).not.toBe(other?.to);
  });

  test('accepts messages of a client again once the minutes it was silenced for are over', async () => {
    await muteClient(db, client, clock.now() + 10 * minuteMs, 'asha', clock.now());
    clock.advance(10 * minuteMs - 1);
    expect(await send('already?')).toEqual({ isSent: false, reason: 'muted' });
    clock.advance(1);
    expect(await send('back')).toMatchObject({ isSent: true });
  });

  test('removes the messages of a client who is muted while a page still reads the list', async () => {
    const gate = Promise.withResolvers<void>();
    const slowReads: Db = {
      ...db,
      async snapshot(read) {
        await gate.promise;
        return db.snapshot(read);
      },
    };
    chat = openChat(slowReads);
    const joining = chat.latest('default');
    const sending = send('one last word');
    const stored = statement('t-chat-all', 'select text from chat_message');
    await vi.waitFor(async () => expect(await db.query(stored)).toHaveLength(1));
    chat.takeAway('default', await muteClient(db, client, undefined, 'asha', clock.now()));
    gate.resolve();
    await sending;
    expect(await joining).toEqual([]);
    expect(await textsOf()).toEqual([]);
    expect(outbox.sent.map(({ event }) => event)).toEqual(['aviatorChat', 'aviatorChatGone']);
  });

  test('refuses a message that arrives while its author is being muted', async ({ skip }) => {
    const postgres = await openPostgresTestDb();
    if (postgres === undefined) return skip('the embedded database does one thing at a time');
    const author = await (await createTestHouse(postgres)).client(100);
    chat = openChat(postgres);
    let sending: Promise<unknown> = Promise.resolve();
    const slowCommit: Db = {
      ...postgres,
      transaction: (work) =>
        postgres.transaction(async (tx) => {
          const value = await work(tx);
          sending = send('one last word', 'default', author);
          await Promise.race([sending, untilWaiting(postgres, 1)]);
          return value;
        }),
    };
    await muteClient(slowCommit, author, undefined, 'asha', clock.now());
    expect(await sending).toEqual({ isSent: false, reason: 'muted' });
    expect(await textsOf()).toEqual([]);
    await postgres.close();
  });

  test('lets three messages through in nine seconds, of each client', async () => {
    const other = await bank.client(100);
    for (const text of ['one', 'two', 'three']) expect(await send(text)).toMatchObject({ isSent: true });
    expect(await send('four')).toEqual({ isSent: false, reason: 'too-fast' });
    expect(await send('me too', 'default', other)).toMatchObject({ isSent: true });
    clock.advance(2_999);
    expect(await send('four')).toEqual({ isSent: false, reason: 'too-fast' });
    clock.advance(1);
    expect(await send('four')).toMatchObject({ isSent: true });
  });
});

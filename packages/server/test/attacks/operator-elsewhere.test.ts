import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createClient } from '@maidan/client/client.ts';
import { dataOf } from '@maidan/client/reply-wire.ts';
import { statement } from '@maidan/process/db/db.ts';
import { realClock } from '@maidan/process/real-clock.ts';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { createKeys } from '../../src/operator/seal.ts';
import { type ElsewhereDesk, openElsewhereDesk } from '../operator/elsewhere/elsewhere-desk.ts';
import { startHouse, temporaryFolder } from '../start/house-process.ts';
import { heldInTransaction } from '../support/database/held-in-transaction.ts';
import { openPostgresTestDb } from '../support/database/test-db.ts';
import { openMatkaDesk } from '../support/matka-desk.ts';
import { outsideSession } from '../support/outside-session.ts';
import { quickClient } from '../support/quick-client.ts';

const describeOnPostgres = describe.skipIf(inject('migratedPostgres') === undefined);

async function postgresCopy() {
  const db = await openPostgresTestDb();
  if (db === undefined) throw new Error('no PostgreSQL on this platform');
  return db;
}

const program = inject('operatorMain');

/** As `npm run operator -- …` runs it, with these settings. */
function operate(settings: Record<string, string>, ...argv: string[]): Promise<string> {
  const child = spawn(process.execPath, [program, ...argv], { env: { ...process.env, ...settings } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise((resolve) => child.on('close', (exit) => resolve(`${exit}: ${output}`)));
}

describeOnPostgres('a matka shut from another data folder, while a house of its own process runs', () => {
  test('takes no bet once the command has answered', async () => {
    const db = await postgresCopy();
    onTestFinished(() => db.close());
    const [own, other] = [await temporaryFolder(), await temporaryFolder()];
    onTestFinished(async () => {
      await own.remove();
      await other.remove();
    });
    const settings = { DATABASE_URL: db.url, LOG_LEVEL: 'silent', SEASON: 'off' };
    const house = startHouse({ ...settings, DATA_DIR: own.path });
    onTestFinished(async () => {
      house.child.kill('SIGKILL');
      await house.ended;
    });
    const address = await house.listening;
    const client = await quickClient(
      { db, clock: realClock(() => Math.floor(performance.timeOrigin + performance.now())) },
      'FARPLAYER',
      1000,
    );
    const { call } = createClient({ apiBase: `${address}/api`, token: client.token });
    // Matkas draw all day and night: some take bets now, once the house has opened them.
    const { matkaEventId, openBet } = await vi.waitFor(async () => {
      const reply = await call('matka/getMatkaList', {});
      const found = dataOf(reply).find((matka) => matka.openBet || matka.closeBet);
      if (found === undefined) throw new Error('no matka takes bets yet');
      return found;
    });
    const betType = openBet ? 'OPEN' : 'CLOSE';
    const single = { matkaEventId, gameType: 'SINGLE', betType, betNumber: '8', amount: 100 } as const;
    const bet = () => call('matka/matkaPlaceBet', single);
    expect(await bet()).toMatchObject({ ok: true });
    const output = await operate({ ...settings, DATA_DIR: other.path }, 'shut-matka', matkaEventId);
    expect(output).toMatch(/^0: .* is shut\./);
    expect(await bet()).toMatchObject({ ok: false, code: 1 });
  });
});

describeOnPostgres('an operator elsewhere', () => {
  let desk: ElsewhereDesk;
  beforeAll(async () => {
    desk = await openElsewhereDesk();
  });
  afterAll(() => desk.close());

  const single = { matkaEventId: '7007', gameType: 'SINGLE', betType: 'OPEN', betNumber: '8' } as const;

  test('who shuts at the same moment as bets arrive is obeyed by all that come after the answer', async () => {
    const clients: { readonly token: string }[] = [];
    while (clients.length < 8) clients.push(await desk.bettor());
    const bet = async (client: { token: string }) => {
      const { error } = await desk.call('matka/matkaPlaceBet', { ...single, amount: 10 }, client);
      return !error;
    };
    const [first] = clients;
    if (first === undefined) throw new Error('nobody bets');
    for (let round = 0; round < 3; round += 1) {
      let isShut = false;
      let late = 0;
      const press = async (client: { token: string }) => {
        for (;;) {
          const wasShut = isShut;
          const isTaken = await bet(client);
          if (wasShut && isTaken) late += 1;
          if (wasShut) return;
        }
      };
      const pressing = clients.map(press);
      await desk.obey('shut-matka', 'sandhya');
      isShut = true;
      await Promise.all(pressing);
      expect(late).toBe(0);
      await desk.obey('open-matka', 'sandhya');
      expect(await bet(first)).toBe(true);
    }
  });

  test('with a login that may only read cannot command the house, nor read a password on its way', async () => {
    const name = `reader_${randomBytes(6).toString('hex')}`;
    const owner = await outsideSession(desk.url);
    await owner.run(`create role ${name} login in role pg_read_all_data`);
    const url = new URL(desk.url);
    url.username = name;
    const reader = await outsideSession(url.href);
    onTestFinished(async () => {
      await reader.close();
      await owner.run(`drop role ${name}`);
      await owner.close();
    });
    const insert = `insert into operator_call (id, asker_key, request) values ('cheat', '\\x00', '\\x00')`;
    await expect(reader.run(insert)).rejects.toThrow('permission denied');
    desk.carriedOut.length = 0;
    for (let wake = 0; wake < 200; wake += 1) await reader.run(`notify maidan_operator, 'credit me'`);
    // Everything that moves between command and house while a password is given.
    const seen: string[] = [];
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        const { rows } = await reader.run(`select encode(request, 'escape') as request from operator_call`);
        seen.push(...rows.map(({ request }) => String(request)));
      }
    })();
    await desk.bettor();
    const words = ['--username', 'SEALED', '--password', 'Under-Seal-1', '--upline', 'QUICKISSUER'];
    await desk.obey('create-client', ...words);
    isOver = true;
    await watching;
    expect(desk.carriedOut).toEqual(['create-client']);
    expect(seen.join('\n')).not.toContain('Under-Seal-1');
  });

  test('who writes a request that was not sealed for the house is not obeyed, and does not hinder others', async () => {
    const keys = createKeys();
    const forged = statement(
      't-forged',
      'insert into operator_call (id, asker_key, request) values ($1, $2, $3)',
    );
    const request = new TextEncoder().encode(
      JSON.stringify({ argv: ['shut-matka', 'sandhya'], by: 'cheat' }),
    );
    await desk.db.query(forged, ['forged', keys.publicKey, request]);
    await desk.db.query(forged, ['no-key', new Uint8Array([1]), request]);
    desk.carriedOut.length = 0;
    await desk.obey('list-shut');
    expect(desk.carriedOut).toEqual(['list-shut']);
  });
});

describeOnPostgres('a word of the database that the house has not read', () => {
  const shut = statement(
    't-shut-matka',
    `insert into matka_setting (matka, is_open) values ('sandhya', $1) on conflict (matka) do update set is_open = $1`,
  );

  test('decides bets once it is five seconds old, and a bet that waited longer for its decision is refused', async () => {
    const db = heldInTransaction(await postgresCopy());
    const desk = await openMatkaDesk({ db });
    onTestFinished(() => desk.close());
    const client = await desk.player();
    expect((await desk.place(client)).error).toBe(false);
    await db.query(shut, [false]);
    desk.clock.advance(5_000);
    expect((await desk.place(client)).error).toBe(true);
    await db.query(shut, [true]);
    desk.clock.advance(5_000);
    expect((await desk.place(client)).error).toBe(false);
    // Read just before, and shut while the bet waits for the database.
    db.holdNext('bets-clients-lock-free');
    const waiting = desk.place(client);
    await db.untilHeld();
    await db.query(shut, [false]);
    desk.clock.advance(5_000);
    db.release();
    expect(await waiting).toMatchObject({ error: true, refusal: { key: 'market-suspended' } });
  });
});

import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';
import { defaultPassword } from '../../support/test-app.ts';

const project = fileURLToPath(new URL('../../../../../', import.meta.url));

const betsOf = statement('guide-bets', 'select market_id, stake from bet where client_id = $1');

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk({ brands: { default: { encryptedReplies: true } } });
});
afterAll(() => desk.close());

/** The code of the section, as a reader copies it. */
async function scriptOf(heading: string): Promise<string> {
  const guide = await readFile(`${project}docs/clients.md`, 'utf8');
  const section = guide.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return section.split('```js\n')[1]?.split('```')[0] ?? '';
}

/** Runs it by itself, in the repository's folder; what it printed, and its complaints. */
async function run(script: string, ...parameters: readonly string[]): Promise<readonly [string, string]> {
  const child = spawn(process.execPath, ['--input-type=module', '-', ...parameters], { cwd: project });
  child.stdin.end(script);
  return Promise.all([text(child.stdout), text(child.stderr)]);
}

test('the guide’s script signs in, follows the prices of a match, places a bet and prints the answer', async () => {
  const tie = await desk.tie();
  const id = await desk.signUp({ username: 'READER', coins: 1_000 });
  const [printed, complaints] = await run(
    await scriptOf('In ten lines'),
    desk.address,
    'READER',
    defaultPassword,
  );
  expect(printed, complaints).toMatch(/^Lions v Tigers Lions 0\.90 \{/);
  expect(printed).toContain('totalCoins: 900');
  expect(await desk.db.query(betsOf, [id])).toEqual([{ market_id: tie.ids.bookmaker, stake: 10_000n }]);
});

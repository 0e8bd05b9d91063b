import { execFileSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tables as listed } from '../packages/games/src/registry.ts';
import { copyTemplate, freeEventId, linesToAdd, nameFault, nextPlace } from '../scripts/copy-template.ts';
import { copyTree, type TreeCopy } from './copy-of-the-tree.ts';

const tables = join(import.meta.dirname, '../packages/games/src/tables');
const template = join(tables, '_template');
const name = 'seven-up-down';
const eventId = freeEventId(listed);

let tree: TreeCopy;
let copy = '';

beforeAll(() => {
  tree = copyTree();
  const folder = join(tree.path, 'packages/games/src/tables');
  copy = copyTemplate(template, folder, { name, eventId, place: nextPlace(listed) });
  for (const [list, line] of Object.entries(linesToAdd(name)))
    appendFileSync(join(folder, list), `${line}\n`);
});

afterAll(() => tree.remove());

test('a copied game has every file of the template, and none of the template’s names', () => {
  expect(readdirSync(copy)).toHaveLength(readdirSync(template).length);
  for (const file of readdirSync(copy))
    expect(`${file} ${readFileSync(join(copy, file), 'utf8')}`).not.toMatch(/template/i);
});

test('a game added by a folder and a line in three lists passes the compiler, with its face', () => {
  const project = join(tree.path, 'new-game.json');
  writeFileSync(
    project,
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: {
        jsx: 'react-jsx',
        lib: ['es2024', 'dom', 'dom.iterable'],
        types: ['vite/client', 'node'],
      },
      include: [`${copy}/*`, `${dirname(copy)}/*.ts`],
    }),
  );
  const tsc = join(tree.path, 'node_modules/typescript/bin/tsc');
  expect(execFileSync(process.execPath, [tsc, '--singleThreaded', '-p', project], { encoding: 'utf8' })).toBe(
    '',
  );
});

test('a game added by a folder and its lines is dealt by the server, takes a bet and settles it', async () => {
  const { openTableDesk }: typeof import('../packages/server/test/support/table-desk.ts') = await import(
    join(tree.path, 'packages/server/test/support/table-desk.ts')
  );
  const desk = await openTableDesk();
  try {
    const client = await desk.client({ username: 'PLAYER', coins: 1_000 });
    const details = await desk.call('casino/getDiamondCasinoByEventId', { eventId }, client);
    expect(details.data).toMatchObject({
      name: 'Seven Up Down',
      shortName: name,
      cacheURL: `/cache/table/${name}`,
    });

    const open = await desk.untilShown(name, ({ table }) => table?.window === 'main');
    expect(open.data.t2).toMatchObject([
      { nat: 'Red', sid: '1', rate: '1.96', gstatus: '1' },
      { nat: 'Black', sid: '2', rate: '1.96', gstatus: '1' },
    ]);
    const roundId = open.data.t1[0]?.mid ?? '';
    const bet = { roundId, sid: '1', rate: '1.96', amount: 100, casinoType: name, eventId };
    const placed = await desk.call('casino/casinoBetPlace', bet, client);
    expect(placed).toMatchObject({ error: false, data: { totalCoins: 900, exposure: 100 } });

    await desk.advanceTo(name, 'result');
    const shown = await desk.untilShown(name, ({ table }) => table?.result !== undefined);
    const isRed = shown.table?.result?.winners.includes('1') === true;
    const [result] = (await desk.call('casino/allCasinoResult', { roundId })).data?.data ?? [];
    expect(result).toMatchObject({ win: isRed ? '1' : '2', gtype: name, ename: 'Seven Up Down' });
    const settled = await desk.call('casino/diamondBetsList', { eventId, isDeclare: true }, client);
    expect(settled.data?.casinoBetData).toMatchObject([{ roundId, profitLoss: isRed ? 96 : -100 }]);
    const coins = isRed ? 1_096 : 900;
    expect((await desk.call('user/userBalance', {}, client)).data).toMatchObject({ coins, exposure: 0 });
  } finally {
    await desk.close();
  }
});

test('a new game has texts in every language, and the address of its own', async () => {
  const { tables: all }: typeof import('../packages/games/src/registry.ts') = await import(
    join(tree.path, 'packages/games/src/registry.ts')
  );
  const added = all.at(-1);
  expect(added).toMatchObject({ code: name, route: name, eventId, title: 'Seven Up Down' });
  const { rules }: typeof import('../packages/games/src/tables/_template/rules.ts') = await import(
    join(copy, 'rules.ts')
  );
  for (const texts of [await added?.texts(), rules.translated])
    expect(Object.keys(texts ?? {})).toEqual(['ar', 'es', 'fr', 'hi', 'it', 'zh']);
});

test('a new game gets an event id that no table has', () => {
  expect(freeEventId([{ eventId: '3999' }, { eventId: '3030' }])).toBe('4000');
  expect(listed.map((table): string => table.eventId)).not.toContain(eventId);
});

test('a name that is not a folder name, or is already used, is refused', () => {
  for (const wrong of ['', 'Seven', 'seven up', '../seven', '-seven', '_template'])
    expect(nameFault(wrong, tables)).toMatch('small letters');
  expect(nameFault('andar-bahar', tables)).toMatch('already there');
  expect(nameFault(name, tables)).toBeUndefined();
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTemplate, linesToAdd, nameFault } from '../scripts/copy-template.ts';

const root = join(import.meta.dirname, '..');
const source = join(root, 'packages/games/src');
const template = join(source, 'tables/_template');
const name = 'seven-up-down';

/** As deep as the tables are, so that what the copy imports is where it looks; left out of git and of the tidy test. */
let folder = '';
let copy = '';

beforeAll(() => {
  mkdirSync(join(source, '.cache'), { recursive: true });
  folder = mkdtempSync(join(source, '.cache/game-'));
  // The copy itself must lie two folders below the source.
  copy = copyTemplate(template, join(source, '.cache'), `${name}-${folder.slice(-6).toLowerCase()}`);
});

afterAll(() => {
  for (const made of [folder, copy]) rmSync(made, { recursive: true, force: true });
});

const camel = (text: string) => text.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const copyName = () => basename(copy);

test('a copied game has a file for each of the template, and none of its words', () => {
  expect(readdirSync(copy)).toHaveLength(readdirSync(template).length);
  for (const file of readdirSync(copy))
    expect(`${file} ${readFileSync(join(copy, file), 'utf8')}`).not.toMatch(/template/i);
});

test('a copied game is dealt, seen and judged', async () => {
  const [{ [camel(copyName())]: game }, { viewAt }, { roundRandom }] = await Promise.all([
    import(join(copy, 'game.ts')),
    import('../packages/games/src/timeline.ts'),
    import('../packages/games/src/kit/fairness.ts'),
  ]);
  const dealt = game.deal(roundRandom(new Uint8Array(32), `${copyName()}.1`));
  const round = { roundId: `${copyName()}.1`, dealt, openedAt: 0 };
  expect(game.entry.code).toBe(copyName());
  expect(viewAt(game, round, 0).view.isOpen('1')).toBe(true);
  expect(viewAt(game, round, 60_000)).toMatchObject({ phase: 'over', view: { seen: dealt } });
  expect(game.judge(dealt).winners).toHaveLength(1);
});

test('a copied game passes the compiler', () => {
  const project = join(folder, 'tsconfig.json');
  const settings = { extends: join(root, 'tsconfig.json'), include: [`${copy}/*.ts`] };
  writeFileSync(project, JSON.stringify(settings));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  expect(execFileSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' })).toBe('');
});

test('a name that is no folder name, or that is taken, is refused', () => {
  for (const wrong of ['', 'Seven', 'seven up', '../seven', '-seven', '_template'])
    expect(nameFault(wrong, join(source, 'tables'))).toMatch('small letters');
  expect(nameFault('andar-bahar', join(source, 'tables'))).toMatch('already there');
  expect(nameFault(name, join(source, 'tables'))).toBeUndefined();
});

test('the lines to add name files that are there', () => {
  for (const [file, line] of linesToAdd(name)) {
    expect(readdirSync(source)).toContain(file);
    expect(line).toMatch(/seven-up-down/);
  }
});

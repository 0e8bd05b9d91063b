import { expect, test } from 'vitest';
import { fakeTable, playedTables } from '../fake-table.ts';
import { createShowPlayer } from './show-player.ts';
import type { ShowStep } from './show-step.ts';
import { shownAtOnce } from './shown.ts';

function stage() {
  const steps: ShowStep[] = [];
  const look = { isHidden: false };
  let waiting: (() => void) | undefined;
  const player = createShowPlayer({
    after: (_ms, act) => {
      waiting = act;
      return () => {
        waiting = undefined;
      };
    },
    isReduced: () => false,
    isHidden: () => look.isHidden,
    onStep: (step) => steps.push(step),
  });
  const tick = (): boolean => {
    const act = waiting;
    waiting = undefined;
    act?.();
    return act !== undefined;
  };
  return { player, steps, look, tick };
}

const tables = [...playedTables('a game')];
const tableAt = (at: number) => tables[at] ?? fakeTable();

test('the first view is shown at once, and later events step by step', () => {
  const { player, steps, tick } = stage();
  player.follow(tableAt(0));
  expect(steps).toEqual([]);
  for (const table of tables.slice(1)) {
    player.follow(table);
    while (tick());
    expect(player.shown.get()).toEqual(shownAtOnce(table));
  }
  expect(steps.filter(({ kind }) => kind === 'roll').length).toBeGreaterThan(40);
});

test('the die is not revealed before it has stopped', () => {
  const { player, tick } = stage();
  player.follow(tableAt(0));
  player.follow(tableAt(1));
  expect(player.shown.get()?.step?.kind).toBe('roll');
  expect(player.shown.get()?.roll).toBeUndefined();
  tick();
  expect(player.shown.get()?.roll?.n).toBe(1);
});

test('while the page is hidden no steps are shown', () => {
  const { player, steps, look } = stage();
  player.follow(tableAt(0));
  look.isHidden = true;
  player.follow(tableAt(2));
  expect(steps).toEqual([]);
  expect(player.shown.get()).toEqual(shownAtOnce(tableAt(2)));
});

test('after missed events, or too many, the present table is shown at once', () => {
  const { player, steps } = stage();
  player.follow(tableAt(0));
  const late = tableAt(40);
  player.follow({ ...late, events: late.events.slice(-3) });
  expect(player.shown.get()?.tokens).toEqual(shownAtOnce(late).tokens);
  player.follow(tableAt(90));
  expect(player.shown.get()).toEqual(shownAtOnce(tableAt(90)));
  expect(steps).toEqual([]);
});

test('another game is never shown as the end of the last one', () => {
  const { player, steps } = stage();
  player.follow(tableAt(9));
  const next = { ...tableAt(10), gameId: 'L600113-000043' };
  player.follow(next);
  expect(player.shown.get()).toEqual(shownAtOnce(next));
  expect(steps).toEqual([]);
});

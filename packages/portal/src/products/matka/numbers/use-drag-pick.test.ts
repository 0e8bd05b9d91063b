import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followDrag } from './use-drag-pick.ts';

const tiles = [
  { from: 0, key: '07' },
  { from: 50, key: '08' },
];
const page = new EventTarget();
let element = new EventTarget();
let stop = () => {};
const picked: string[] = [];

/** Tiles are 50 pixels wide, side by side. */
const tileAt = (x: number) => ({
  closest: () => ({ dataset: { pick: tiles.findLast(({ from }) => x >= from)?.key } }),
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { elementFromPoint: tileAt });
  picked.length = 0;
  element = new EventTarget();
  stop = followDrag(element as HTMLElement, (key) => picked.push(key));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = (target: EventTarget, type: string, clientX: number) =>
  target.dispatchEvent(
    Object.assign(new Event(type), { clientX, clientY: 0, button: 0, pointerType: 'mouse' }),
  );

function drag(...across: number[]): void {
  send(element, 'pointerdown', 10);
  for (const x of across) send(page, 'pointermove', x);
  send(page, 'pointerup', across.at(-1) ?? 10);
  vi.runAllTimers();
}

test('a drag picks every tile it reaches once, however far it moves over each', () => {
  drag(30, 55, 60, 70, 80);
  expect(picked).toEqual(['07', '08']);
});

test('a press that stays on its tile is no drag', () => {
  drag(20, 30, 40);
  expect(picked).toEqual([]);
});

test('the next drag may begin on the tile where the last one ended', () => {
  drag(60);
  picked.length = 0;
  send(element, 'pointerdown', 60);
  send(page, 'pointermove', 20);
  expect(picked).toEqual(['08', '07']);
});

import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Icon } from './icon.tsx';
import * as places from './places.ts';
import * as signs from './signs.ts';

const icons: readonly (readonly [string, Icon])[] = Object.entries({ ...places, ...signs });
const draw = (drawing: Icon, props = {}): string => renderToStaticMarkup(createElement(drawing, props));
const tagOf = (svg: string): string => svg.slice(0, svg.indexOf('>') + 1);
const shapesOf = (svg: string): string[] => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, shape = '']) => shape);

test.each(icons)(
  '%s is in the colour of its text, and screen readers skip it unless it has a label',
  (_, drawing) => {
    const plain = draw(drawing);
    expect(tagOf(plain)).toContain('stroke="currentColor"');
    expect(tagOf(plain)).toContain('aria-hidden="true"');
    expect(plain).not.toMatch(/<title|role=|#|rgb|style=/);
    for (const label of [{ 'aria-label': 'Back' }, { 'aria-labelledby': 'title' }]) {
      const labelled = tagOf(draw(drawing, label));
      expect(labelled).toContain('role="img"');
      expect(labelled).not.toContain('aria-hidden');
    }
  },
);

test.each(icons)('%s keeps to the grid: 24 x 24, in quarters, with its lines inside', (_, drawing) => {
  const svg = draw(drawing);
  expect(tagOf(svg)).toContain('viewBox="0 0 24 24"');
  expect(tagOf(svg)).toContain('stroke-width="2"');
  const shapes = shapesOf(svg);
  const steps = shapes.flatMap((shape) => shape.replaceAll('h.01', '').match(number) ?? []);
  expect(steps.filter((step) => !Number.isInteger(Number(step) * 4))).toEqual([]);
  // A shape that closes does so at its end: brand.css finds areas by that.
  expect(shapes.filter((shape) => /z.|Z/.test(shape))).toEqual([]);
  const points = shapes.flatMap(pointsOf);
  for (const axis of ['x', 'y'] as const) {
    const along = points.map((point) => point[axis]);
    const [first, last] = [Math.min(...along), Math.max(...along)];
    expect(first, axis).toBeGreaterThanOrEqual(2);
    expect(last, axis).toBeLessThanOrEqual(22);
    expect(Math.abs((first + last) / 2 - 12), `middle of ${axis}`).toBeLessThanOrEqual(1);
  }
});

test('an icon takes the classes, the width of lines and the style it is given', () => {
  const tag = tagOf(draw(signs.Plus, { className: 'size-4', strokeWidth: 3, style: { rotate: '9deg' } }));
  expect(tag).toContain('class="icon size-4"');
  expect(tag).toContain('stroke-width="3"');
  expect(tag).toContain('style="rotate:9deg"');
});

test('no two icons are the same drawing', () => {
  const shapes = icons.map(([, drawing]) => shapesOf(draw(drawing)).join());
  expect(new Set(shapes).size).toBe(icons.length);
});

test('every icon is on a screen', () => {
  const root = new URL('../../../', import.meta.url).pathname;
  const screens = globSync('{ui/src,portal/src/{account,app,betting,products}}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/^ui\/src\/icons\/|gallery/.test(file))
    .map((file) => readFileSync(`${root}${file}`, 'utf8'));
  const imported = new Set(
    screens.flatMap((text) =>
      [...text.matchAll(/import \{([^}]*)\} from '[^']*icons\/(?:places|signs)\.ts'/g)].flatMap(
        ([, names = '']) => names.split(',').map((name) => name.trim()),
      ),
    ),
  );
  expect(icons.map(([name]) => name).filter((name) => !imported.has(name))).toEqual([]);
});

interface Point {
  readonly x: number;
  readonly y: number;
}

const number = /-?(?:\d*\.\d+|\d+)/g;
const sizes: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, a: 7, c: 6, z: 0 };
const parts = Array.from({ length: 17 }, (_, part) => part / 16);

/** A circle's arc, as SVG defines it: a radius that is too short for the chord is lengthened. */
function arcPoints(from: Point, to: Point, radius: number, isLarge: boolean, isClockwise: boolean): Point[] {
  const half = { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 };
  const chord = Math.hypot(half.x, half.y);
  const r = Math.max(radius, chord);
  const off = (Math.sqrt(r * r - chord * chord) / chord) * (isLarge === isClockwise ? -1 : 1);
  const centre = { x: from.x + half.x - half.y * off, y: from.y + half.y + half.x * off };
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  const turn = Math.atan2(to.y - centre.y, to.x - centre.x) - start;
  const full = 2 * Math.PI;
  const sweep = isClockwise ? (turn + full) % full : -((full - turn) % full);
  return parts.map((part) => ({
    x: centre.x + r * Math.cos(start + sweep * part),
    y: centre.y + r * Math.sin(start + sweep * part),
  }));
}

function curvePoints(points: readonly [Point, Point, Point, Point]): Point[] {
  const at = (axis: keyof Point, t: number) => {
    const [a, b, c, d] = points.map((point) => point[axis]) as [number, number, number, number];
    return (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;
  };
  return parts.map((t) => ({ x: at('x', t), y: at('y', t) }));
}

/** Points along the path, with the commands that the icons use. */
function pointsOf(shape: string): Point[] {
  const drawn: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  for (const [, command = '', rest = ''] of shape.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    const size = sizes[kind];
    if (size === undefined) throw new Error(`${command} in ${shape} is not a command of these drawings`);
    const values = (rest.match(number) ?? []).map(Number);
    expect(size === 0 ? 0 : values.length % size, shape).toBe(0);
    for (let first = 0; first < values.length; first += size) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values.slice(first, first + size);
      const origin = command === kind ? at : { x: 0, y: 0 };
      const to = (x: number, y: number): Point => ({ x: origin.x + x, y: origin.y + y });
      const from = at;
      if (kind === 'h') at = { x: origin.x + a, y: at.y };
      else if (kind === 'v') at = { x: at.x, y: origin.y + a };
      else if (kind === 'a') at = to(f, g);
      else if (kind === 'c') at = to(e, f);
      else at = to(a, b);
      if (kind === 'a') drawn.push(...arcPoints(from, at, a, d === 1, e === 1));
      else if (kind === 'c') drawn.push(...curvePoints([from, to(a, b), to(c, d), at]));
      else drawn.push(at);
    }
  }
  return drawn;
}

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandFile } from './brand.ts';
import type { ColourName } from './brand-words.ts';

const folder = new URL('../../../../brands/', import.meta.url);
const brands = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => brandFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));

type Channels = readonly [number, number, number];
const channels = (colour: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as never;
const hex = (colour: Channels): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** WCAG 2.2: relative luminance and contrast ratio. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((whole) => {
    const part = whole / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
};
/** As color-mix in srgb. */
const mix = (colour: string, percent: number, ground: string): string => {
  const under = channels(ground);
  return hex(
    channels(colour).map((part, at) => (part * percent + (under[at] ?? 0) * (100 - percent)) / 100) as never,
  );
};

const grounds = ['background', 'surface', 'raised'] as const;
const onEveryGround = (inks: readonly ColourName[], bar: number) =>
  inks.flatMap((ink) => grounds.map((paper) => ({ ink, paper, bar })));

const bars: readonly { readonly ink: ColourName; readonly paper: ColourName; readonly bar: number }[] = [
  ...onEveryGround(['text'], 7),
  ...onEveryGround(['muted', 'link', 'win', 'loss', 'warning'], 4.5),
  { ink: 'primary', paper: 'surface', bar: 4.5 },
  { ink: 'onPrimary', paper: 'primary', bar: 4.5 },
  { ink: 'onAccent', paper: 'accent', bar: 4.5 },
  { ink: 'onHeader', paper: 'header', bar: 4.5 },
  { ink: 'onBack', paper: 'back', bar: 7 },
  { ink: 'onLay', paper: 'lay', bar: 7 },
  // Not text: what alone shows the edge of a control, or which one is chosen. WCAG wants 3 to 1.
  ...onEveryGround(['edge', 'mark'], 3),
];

/** ui/src/slip/price-cell.tsx: the share of its side's colour in a second or third price. */
const deeperPercent = 82;

it('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

const cases = brands.flatMap((brand) =>
  (['light', 'dark'] as const).map((theme) => [brand.code, theme, brand] as const),
);

describe.each(cases)('the colours of %s in the %s', (_, theme, brand) => {
  const palette = brand.colours[theme];

  it('reach the contrast that each role needs', () => {
    const weak = bars.filter(
      ({ ink, paper, bar }) => contrast(palette[ink] ?? '', palette[paper] ?? '') < bar,
    );
    expect(weak).toEqual([]);
  });

  it('leave second and third prices readable', () => {
    for (const [side, ink] of [
      [palette.back, palette.onBack],
      [palette.lay, palette.onLay],
    ] as const) {
      expect(contrast(ink, mix(side, deeperPercent, palette.surface))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('back and lay are the same in every brand and theme', () => {
  const sides = brands.flatMap(({ colours: { light, dark } }) =>
    [light, dark].map(({ back, onBack, lay, onLay }) => [back, onBack, lay, onLay].join()),
  );
  expect([...new Set(sides)]).toEqual(['#72bbef,#06243b,#faa9ba,#4a0a1b']);
});

it.each(brands.flatMap(({ code, art }) => (art.signIn ? [[code, art.signIn] as const] : [])))(
  'the words over the sign-in picture of %s are readable on its sky',
  (_, { sky, ink }) => {
    expect(contrast(ink, sky)).toBeGreaterThanOrEqual(4.5);
  },
);

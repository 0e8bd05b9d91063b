import { describe, expect, it } from 'vitest';
import {
  ankOf,
  isPanna,
  jodiOf,
  kindOfPanna,
  matkaDigits,
  pannaGroups,
  pannas,
  writePanna,
} from './pannas.ts';

/** The printed chart: single, double and triple pannas of each ank. */
const printed: readonly (readonly [string, string, string, string])[] = [
  ['1', '128 137 146 236 245 290 380 470 489 560 579 678', '119 155 100 227 335 344 399 588 669', '777'],
  ['2', '129 138 147 156 237 246 345 390 480 570 589 679', '110 228 255 200 336 499 660 688 778', '444'],
  ['3', '120 139 148 157 238 247 256 346 490 580 670 689', '166 229 337 355 300 445 599 779 788', '111'],
  ['4', '130 149 158 167 239 248 257 347 356 590 680 789', '112 220 266 338 446 455 400 699 770', '888'],
  ['5', '140 159 168 230 249 258 267 348 357 456 690 780', '113 122 177 339 366 447 500 799 889', '555'],
  ['6', '123 150 169 178 240 259 268 349 358 367 457 790', '114 277 330 448 466 556 600 880 899', '222'],
  ['7', '124 160 179 250 269 278 340 359 368 458 467 890', '115 133 188 223 377 449 557 566 700', '999'],
  ['8', '125 134 170 189 260 279 350 369 378 459 468 567', '116 224 233 288 440 477 558 800 990', '666'],
  ['9', '126 135 180 234 270 289 360 379 450 469 478 568', '117 144 199 225 388 559 577 667 900', '333'],
  ['0', '127 136 145 190 235 280 370 389 460 479 569 578', '118 226 244 299 334 488 550 668 677', '000'],
];

describe('pannas', () => {
  it.each(printed)('of ank %s are those of the printed chart', (ank, single, double, triple) => {
    const listed = (['single', 'double', 'triple'] as const).map((kind) =>
      pannaGroups(kind)
        .find((group) => group.ank === ank)
        ?.pannas.toSorted(),
    );
    expect(listed).toEqual([single, double, triple].map((text) => text.split(' ').toSorted()));
  });

  it('are 220, each listed once', () => {
    expect([pannas.length, new Set(pannas).size]).toEqual([220, 220]);
  });

  it('are written ascending with 0 last', () => {
    expect([writePanna(['0', '4', '1']), writePanna(['0', '0', '9'])]).toEqual(['140', '900']);
    expect(['140', '041', '410', '14', '1400', ''].map(isPanna)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('have the last digit of their sum as ank, and two of them make a jodi', () => {
    expect([ankOf('134'), ankOf('479'), jodiOf('134', '479')]).toEqual(['8', '0', '80']);
  });

  it('come from every three digits: a single panna from six orders, a double from three, a triple from one', () => {
    const counts = new Map<string, number>();
    for (const one of matkaDigits)
      for (const two of matkaDigits)
        for (const three of matkaDigits) {
          const panna = writePanna([one, two, three]);
          counts.set(panna, (counts.get(panna) ?? 0) + 1);
        }
    const ways = { single: 6, double: 3, triple: 1 };
    expect(counts.size).toBe(220);
    for (const [panna, count] of counts) expect(count).toBe(ways[kindOfPanna(panna)]);
  });
});

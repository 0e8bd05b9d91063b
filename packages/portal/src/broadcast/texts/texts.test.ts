import { expect, test } from 'vitest';
import { en, type TextKey } from './en.ts';
import { dictionaries } from './load-texts.ts';
import { sayIn } from './say.ts';
import { sayStatus } from './say-status.ts';

const places = (text: string): string[] => [...text.matchAll(/\{\d\}/g)].map(([place]) => place).sort();

test.each(Object.entries(dictionaries))(
  '%s names the same figures in every text, and leaves none empty',
  async (_, load) => {
    const texts = await load();
    for (const [key, text] of Object.entries(en)) {
      const said = texts[key as TextKey];
      expect([key, places(said), said.trim() === '']).toEqual([key, places(text), false]);
    }
  },
);

test.each([
  ['Play resumes, target revised to 143 in 17 overs', 'Reprise, objectif 143 en 17 séries'],
  ['Aravalli won by 7 wickets', 'Aravalli gagne de 7 guichets'],
  ['Aravalli won by 1 run (D/L)', 'Aravalli gagne d’une course (D/L)'],
  ['Thar won by an innings and 12 runs', 'Thar gagne d’une manche et 12 courses'],
  ['Aravalli won by 5 runs (VJD)', 'Aravalli gagne de 5 courses (VJD)'],
  ['1 bye', 'Bye 1'],
  ['2 byes', 'Bye 2'],
  ['4 leg byes', 'Leg bye 4'],
  ['A Rao caught and bowled', 'A Rao attrapé'],
  ['A Rao run out', 'A Rao éliminé en course'],
  ['Goal for Porto Azul: D Achari', 'But pour Porto Azul : D Achari'],
  ['Point in play', 'Point en cours'],
  ['Point Yara Gallimore', 'Point Yara Gallimore'],
  ['Yara Gallimore won', 'Yara Gallimore a gagné'],
  ['Something nobody foresaw', 'Something nobody foresaw'],
])('the status "%s" is said in French as "%s"', async (status, said) => {
  expect(sayStatus(sayIn(await dictionaries.fr()), status)).toBe(said);
});

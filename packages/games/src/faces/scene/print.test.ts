import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lay } from '../../tables/thirty-two-cards/face.tsx';
import { facesUpAfterMs, restMsMax, turnsAfterMs } from './arrivals.ts';
import { WordPrint, type WordPrintProps } from './print.tsx';

const shown: WordPrintProps = {
  places: lay(400).places,
  stateOf: () => 'waiting',
  titles: undefined,
  narrowTitles: undefined,
  captions: { 'player 8': '17', 'player 9': '21' },
  leaders: undefined,
};

const captionOf = (total: string, hidden: WordPrintProps['hidden']) => {
  const html = renderToStaticMarkup(createElement(WordPrint, { ...shown, hidden }));
  return html.match(/<span[^>]*mt-caption[^>]*>[^<]*/g)?.find((caption) => caption.endsWith(`>${total}`));
};

test('a total is printed only once the card that made it shows its face; those of other places stay', () => {
  const ms = facesUpAfterMs(restMsMax, false);
  expect(ms).toBeGreaterThan(turnsAfterMs(restMsMax, false));
  const hidden = { place: 'player 8', ms };
  expect(captionOf('17', hidden)).toContain(`--shown-after:${ms}ms`);
  expect(captionOf('21', hidden)).not.toContain('--shown-after');
  expect(captionOf('17', undefined)).not.toContain('--shown-after');
});

test('until then it is not painted, with reduced motion too', () => {
  const sheet = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  const caption = /\.mt-caption \{[^}]*\}/.exec(sheet('print.css'))?.[0];
  expect(caption).toMatch(/animation: mt-fade-in \d+ms var\(--shown-after, \d+ms\) backwards/);
  expect(sheet('motion.css').split('prefers-reduced-motion')[1]).not.toContain('mt-caption');
});

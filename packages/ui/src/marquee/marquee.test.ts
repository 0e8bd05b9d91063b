import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Marquee } from './marquee.tsx';

vi.mock('../labels.ts', () => ({ useUiLabels: () => ({ play: 'Play', pause: 'Pause' }) }));

test('a notice keeps its own direction on a page in another', () => {
  const html = renderToStaticMarkup(createElement(Marquee, { text: 'Rain at 3.30 pm!' }));
  expect(html.match(/<bdi[^>]*>Rain at 3\.30 pm!<\/bdi>/g)).toHaveLength(2);
});

import type { MatchProof } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PlayedAgain } from './played-again.tsx';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { hi } from './texts/hi.ts';
import { it } from './texts/it.ts';
import { zh } from './texts/zh.ts';

const shown = vi.hoisted(() => ({ texts: {} as unknown }));
vi.mock('./texts/verify-texts.ts', () => ({ useVerifyTexts: () => shown.texts }));
vi.mock('./api.ts', () => ({
  useCheckedProof: () => ({ data: { kind: 'unknown-generator', generator: 9 } }),
}));

test.each(Object.entries({ en, hi, zh, es, fr, it, ar }))(
  'a match of an unknown generator is named, and not called unverified: %s',
  (_, texts) => {
    shown.texts = texts;
    const page = renderToStaticMarkup(createElement(PlayedAgain, { proof: {} as MatchProof }));
    expect(page).toContain(texts.otherGenerator(9));
    expect(texts.otherGenerator(9)).toContain('9');
    expect(page).not.toContain('✗');
  },
);

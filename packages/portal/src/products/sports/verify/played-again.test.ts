import type { MatchProof } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ar } from '../../../betting/verify/texts/ar.ts';
import { en } from '../../../betting/verify/texts/en.ts';
import { es } from '../../../betting/verify/texts/es.ts';
import { fr } from '../../../betting/verify/texts/fr.ts';
import { hi } from '../../../betting/verify/texts/hi.ts';
import { it } from '../../../betting/verify/texts/it.ts';
import { zh } from '../../../betting/verify/texts/zh.ts';
import { PlayedAgain } from './played-again.tsx';

const shown = vi.hoisted(() => ({ texts: {} as unknown }));
vi.mock('../../../betting/verify/texts/verify-texts.ts', () => ({ useVerifyTexts: () => shown.texts }));
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

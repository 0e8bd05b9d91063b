import type { MatchProof } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ar } from '../../i18n/verify/ar.ts';
import { en } from '../../i18n/verify/en.ts';
import { es } from '../../i18n/verify/es.ts';
import { fr } from '../../i18n/verify/fr.ts';
import { hi } from '../../i18n/verify/hi.ts';
import { it } from '../../i18n/verify/it.ts';
import { zh } from '../../i18n/verify/zh.ts';
import { PlayedAgain } from './played-again.tsx';

const shown = vi.hoisted(() => ({ texts: {} as unknown }));
vi.mock('../../i18n/verify/verify-texts.ts', () => ({ useVerifyTexts: () => shown.texts }));
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

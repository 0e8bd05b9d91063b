import type { MatchProof } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ProofCard } from './proof-card.tsx';
import { en } from './texts/en.ts';

vi.mock('./texts/verify-texts.ts', () => ({ useVerifyTexts: () => en }));
vi.mock('./played-again.tsx', () => ({ PlayedAgain: () => null }));

const secret: MatchProof = {
  eventId: '3013500000',
  matchName: 'Lions v Tigers',
  seriesName: 'Cup',
  startsAt: '2026-01-01T00:00:00.000Z',
  idPrefix: '30',
  seedHash: 'ab12',
  seed: null,
  markets: [],
};

const cardOf = (proof: MatchProof) => renderToStaticMarkup(createElement(ProofCard, { proof }));

test('the generator is shown with the hash while the seed is secret', () => {
  const card = cardOf({ ...secret, generator: 3 });
  for (const part of [en.hash, 'ab12', en.generator, '>3<']) expect(card).toContain(part);
  expect(card).not.toContain(`>${en.seed}<`);
});

test('a proof of a house that names no generator shows none', () => {
  expect(cardOf(secret)).not.toContain(en.generator);
});

import type { FancyBet, MatchBet } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../texts/en.ts';
import { FancyBetsTable, MatchBetsTable } from './bet-tables.tsx';

vi.mock('../../../texts/runner-name.ts', () => ({ useRunnerName: () => (name: string) => name }));
vi.mock('../slip/api.ts', () => ({}));
vi.mock('../texts/sports-texts.ts', () => ({ useSportsTexts: () => en }));

const headers = (html: string) => [...html.matchAll(/<th [^>]*>([^<]+)/g)].map(([, header]) => header);
const matchBet = { _id: '1', teamName: 'Lions', oddsType: 'toss', amount: 100, odds: 0.95, type: 'K' };
const fancyBet = { _id: '2', sessionName: '6 OVER RUNS', amount: 100, run: 45, odds: 0.9, type: 'N' };
const common = { loading: false, empty: '' };

test('MATCH BETS has team, odds type, amount, rate and mode', () => {
  const bets = [matchBet as MatchBet];
  const html = renderToStaticMarkup(createElement(MatchBetsTable, { ...common, bets }));
  expect(html).toContain('MATCH BETS');
  expect(headers(html)).toEqual(['Team', 'Odds type', 'Amount', 'Rate', 'Mode']);
});

test('in a narrow table the rate is under its row, and the mode stays in its column', () => {
  const bets = [matchBet as MatchBet];
  const html = renderToStaticMarkup(createElement(MatchBetsTable, { ...common, bets }));
  const wideOnly = [...html.matchAll(/<th [^>]*class="([^"]*)"[^>]*>([^<]+)/g)]
    .filter(([, looks = '']) => looks.split(' ').includes('hidden'))
    .map(([, , header]) => header);
  expect(wideOnly).toEqual(['Odds type', 'Rate']);
});

test('FANCY BETS has runner, amount, run, rate and mode', () => {
  const bets = [fancyBet as FancyBet];
  const caption = en.bets.fancyBets;
  const html = renderToStaticMarkup(createElement(FancyBetsTable, { ...common, caption, bets }));
  expect(html).toContain('FANCY BETS');
  expect(headers(html)).toEqual(['Runner', 'Amount', 'Run', 'Rate', 'Mode']);
});

test('settled bets on runners show their profit, and those of a void market say so', () => {
  const bets = [
    { ...matchBet, _id: '3', profitLoss: 95, decisionSelectionId: '1' },
    { ...matchBet, _id: '4', profitLoss: 0, decisionSelectionId: null },
  ] as MatchBet[];
  const html = renderToStaticMarkup(createElement(MatchBetsTable, { ...common, isDeclared: true, bets }));
  expect(headers(html)).toEqual(['Team', 'Odds type', 'Amount', 'Rate', 'Mode', 'P&amp;L']);
  expect(html).toContain('>95<');
  expect(html.match(/Void/g)).toHaveLength(1);
});

test('a settled fancy shows its run as the result, and a void one says so', () => {
  const bets = [
    { ...fancyBet, _id: '5', profitLoss: 0, decisionRun: null },
    { ...fancyBet, _id: '6', profitLoss: 100, decisionRun: 44 },
  ] as FancyBet[];
  const caption = en.match.completedTitle;
  const html = renderToStaticMarkup(
    createElement(FancyBetsTable, { ...common, isDeclared: true, caption, bets }),
  );
  expect(html.match(/Void/g)).toHaveLength(1);
  expect(html).toContain('>44<');
});

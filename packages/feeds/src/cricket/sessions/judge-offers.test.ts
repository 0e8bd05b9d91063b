import type { Session } from '@maidan/sports';
import { expect, test } from 'vitest';
import { lions, playMatch } from '../../recorded/testing/write-match.ts';
import { judgeOffers } from './judge-offers.ts';
import type { Offer } from './offer.ts';

const ofLions: readonly Session[] = [
  { ask: 'innings-runs', team: lions, inningsNumber: 1 },
  { ask: 'player-runs', team: lions, player: 'L1' },
  { ask: 'pship-runs', team: lions, wicket: 1 },
  { ask: 'over-runs', team: lions, overs: 20 },
];
const offers = ofLions.map(
  (session): Offer => ({
    marketId: session.ask,
    session,
    key: session.ask,
    name: session.ask,
    isCommission: false,
    remark: '',
  }),
);
const nothing = { isOverDone: false, isBatterGone: false, isInningsDone: false, isMatchDone: false };

test('sessions of an innings that rain cut short are decided by the first ball of the next', () => {
  const { pending, decisions } = judgeOffers(playMatch('T20\nLions: 30x1\nTigers: 1'), offers, nothing);
  expect(pending).toEqual([]);
  expect(decisions.map(({ marketId }) => marketId)).toEqual(ofLions.map(({ ask }) => ask));
});

test('sessions of an innings that may go on after rain stay open', () => {
  const during = { ...nothing, isOverDone: true, isInningsDone: true };
  const { decisions } = judgeOffers(playMatch('T20\nLions: 30x1'), offers, during);
  expect(decisions).toEqual([]);
});

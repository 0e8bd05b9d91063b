import { coinsFromWhole } from '@maidan/betting';
import { gameByCode } from '@maidan/games/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { en as betting } from '../../../../betting/texts/en.ts';
import { en } from '../../texts/en.ts';
import { SlipForm } from './slip-form.tsx';
import type { TableBet } from './table-bet.ts';

const table = vi.hoisted(() => ({ limits: undefined as object | undefined, isOpen: true }));
vi.mock('../../texts/table-texts.ts', () => ({ useTableTexts: () => en }));
vi.mock('../../../../betting/texts/betting-texts.ts', () => ({ useBettingTexts: () => betting }));
vi.mock('../../option-texts/use-option-name.ts', () => ({ useOptionName: () => (name: string) => name }));
vi.mock('../../../../betting/wallet.tsx', () => ({
  useAvailableCoins: () => coinsFromWhole(1_000),
}));
vi.mock('../../../../betting/client-chips.ts', () => ({ useChips: () => [100] }));
vi.mock('@maidan/ui/labels.ts', () => ({ useUiLabels: () => ({}), useColon: () => ': ' }));
vi.mock('../api.ts', () => ({ useOpenBets: () => [] }));
vi.mock('../live/live-table.tsx', () => ({
  useIsFresh: () => true,
  useOffer: () => ({ isOpen: table.isOpen, limits: table.limits }),
  useRound: () => ({ roundId: 'r1' }),
}));
vi.mock('./table-slip.tsx', () => ({ useSlip: () => ({ seconds: 7 }) }));

beforeEach(() => {
  table.limits = undefined;
  table.isOpen = true;
});

const bet: TableBet = {
  cell: '21/back',
  roundId: 'r1',
  sid: '21',
  side: 'back',
  name: 'Lion Winner',
  betFor: 'lion',
  rate: 2.94,
};

function drawn(stake: number, kind: 'open' | 'placing' = 'open'): string {
  const game = gameByCode('teen9');
  if (!game) throw new Error('teen9 is not dealt');
  const common = { bet, stake };
  const state =
    kind === 'open'
      ? ({ kind, ...common, secondsLeft: 7 } as const)
      : ({ kind, ...common, coinsBefore: undefined } as const);
  const tableLimits = { stakeMin: 10, stakeMax: 900 };
  return renderToStaticMarkup(createElement(SlipForm, { game, title: 'Nine', tableLimits, state }));
}

test('the slip shows the limits of its option, and those of the table where the option has none', () => {
  expect(drawn(0)).toContain('Min 10 / Max 900');
  table.limits = { stakeMin: 100, stakeMax: 500 };
  expect(drawn(0)).toContain('Min 100 / Max 500');
});

test.each([
  [99, 'Minimum bet is 100'],
  [501, 'Maximum bet is 500'],
])('a stake of %i outside the limits is answered before it is sent', (stake, expected) => {
  table.limits = { stakeMin: 100, stakeMax: 500 };
  const html = drawn(stake);
  const [, noteId] = /<p id="([^"]*)"[^>]*text-loss[^>]*>/.exec(html) ?? [];
  expect(html).toContain(expected);
  expect(html).toMatch(new RegExp(`<input[^>]*aria-invalid="true"[^>]*aria-describedby="${noteId}"`));
});

test('a slip says that its option is shut, but not of a bet that is under way: its outcome says so once', () => {
  table.isOpen = false;
  expect(drawn(100)).toContain(en.slip.shut);
  expect(drawn(100, 'placing')).not.toContain(en.slip.shut);
});

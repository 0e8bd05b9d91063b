import { Button } from '@maidan/ui/button.tsx';
import { Segmented } from '@maidan/ui/form/segmented.tsx';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../texts/en.ts';
import { en as account } from '../texts/en.ts';
import { RateDifference } from './rate-difference.tsx';

const saveRateDifference = vi.hoisted(() => vi.fn());
const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useState: (initial: unknown) => [initial, () => undefined],
}));
vi.mock('../texts/account-texts.ts', () => ({ useAccountTexts: () => account }));
vi.mock('../../texts/texts.ts', () => ({ useTexts: () => en }));
vi.mock('../../house/session.ts', () => ({ useSession: () => ({ rateDifference: 300 }) }));
vi.mock('@maidan/ui/toast.tsx', () => ({ toast }));
vi.mock('./api.ts', () => ({ pointsOf: (rate: number) => rate / 100, saveRateDifference }));

interface Props {
  readonly children?: ReactNode;
  readonly segments?: readonly { readonly value: string }[];
  readonly value?: string;
  readonly onClick?: () => void;
}

function propsOf(tree: ReactNode, type: unknown): Props | undefined {
  return Children.toArray(tree)
    .filter((part): part is ReactElement<Props> => isValidElement(part))
    .map((part) => (part.type === type ? part.props : propsOf(part.props.children, type)))
    .find((props) => props);
}

beforeEach(() => vi.clearAllMocks());

test('the choices are 1 to 5, and the stored one is chosen', () => {
  const shown = propsOf(RateDifference(), Segmented);
  expect(shown?.segments?.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5']);
  expect(shown?.value).toBe('3');
});

test('a refused update shows the house’s message as an error', async () => {
  saveRateDifference.mockResolvedValue({ ok: false, code: 1, message: 'Not now' });
  propsOf(RateDifference(), Button)?.onClick?.();
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith('Not now', { title: 'Error' }));
});

import { Children, type ComponentProps, type FormEvent, isValidElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../texts/en.ts';
import { en as account } from '../texts/en.ts';
import { StakeInputs, StakesPage } from './page.tsx';

const saveStakes = vi.hoisted(() => vi.fn());
const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
const fields = [{ key: '1', text: '500' }];
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useState: (initial: unknown) => [typeof initial === 'function' ? initial() : initial, () => undefined],
}));
vi.mock('../texts/account-texts.ts', () => ({ useAccountTexts: () => account }));
vi.mock('../../texts/texts.ts', () => ({ useTexts: () => en }));
vi.mock('@maidan/ui/toast.tsx', () => ({ toast }));
vi.mock('./api.ts', () => ({ readStakes: () => fields, saveStakes }));

const save = () => StakesPage().props.onSubmit({ preventDefault: () => undefined } as FormEvent);

beforeEach(() => vi.clearAllMocks());

test('saved stakes are confirmed under the title Success', async () => {
  saveStakes.mockResolvedValue({ ok: true, data: {}, message: '' });
  save();
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Stakes saved', { title: 'Success' }));
  expect(saveStakes).toHaveBeenCalledWith(fields);
});

test('refused stakes show the house’s message under the title Error', async () => {
  saveStakes.mockResolvedValue({ ok: false, code: 1, message: 'Not now' });
  save();
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith('Not now', { title: 'Error' }));
});

test('a rejected edit is logged', () => {
  const inputs = Children.toArray(StakesPage().props.children).find(
    (part) => isValidElement(part) && part.type === StakeInputs,
  );
  if (!isValidElement<ComponentProps<typeof StakeInputs>>(inputs)) throw new Error('no inputs');
  const logged = vi.fn();
  vi.stubGlobal('reportError', logged);
  inputs.props.onType('1', '500');
  expect(logged).not.toHaveBeenCalled();
  inputs.props.onType('1', '500a');
  expect(logged.mock.calls[0]?.[0].message).toBe('Please enter a valid integer value with up to 10 digits.');
  vi.unstubAllGlobals();
});

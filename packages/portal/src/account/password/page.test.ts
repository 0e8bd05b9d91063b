import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { en } from '../../texts/en.ts';
import { checkPasswords, PasswordPage } from './page.tsx';

const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn(), dismissErrors: vi.fn() }));
const changePassword = vi.hoisted(() => vi.fn());
const typed = vi.hoisted((): { passwords: Record<string, string> } => ({ passwords: {} }));
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useState: (initial: unknown) => [initial, () => undefined],
}));
vi.mock('../../house/session.ts', () => ({ useSession: () => undefined }));
vi.mock('../../texts/texts.ts', () => ({ useTexts: () => en }));
vi.mock('@maidan/ui/toast.tsx', () => ({ toast }));
vi.mock('./api.ts', () => ({ changePassword }));
vi.stubGlobal(
  'FormData',
  class {
    get = (name: string) => typed.passwords[name];
  },
);

const submit = () => {
  const currentTarget = { querySelector: () => null };
  PasswordPage().props.onSubmit({ preventDefault: () => undefined, currentTarget } as unknown as FormEvent);
};

test('two passwords that differ show an error titled Wrong, and nothing is sent', () => {
  typed.passwords = { old: 'a', new: 'b', confirm: 'c' };
  submit();
  expect(toast.error).toHaveBeenCalledWith('The two passwords do not match!', { title: 'Wrong' });
  expect(changePassword).not.toHaveBeenCalled();
});

test('sending again takes away what was wrong before, and says it again only where it still is', () => {
  typed.passwords = { old: 'a', new: 'b', confirm: 'c' };
  submit();
  toast.error.mockClear();
  toast.dismissErrors.mockClear();
  typed.passwords = { old: 'a', new: 'b', confirm: 'b' };
  changePassword.mockReturnValue(new Promise(() => undefined));
  submit();
  expect(toast.dismissErrors).toHaveBeenCalledOnce();
  expect(toast.error).not.toHaveBeenCalled();
});

const check = (old: string, fresh: string, confirm: string) =>
  checkPasswords({ old, new: fresh, confirm }, en.password);

test('each empty field is reported by name', () => {
  expect(check('', '', '')).toEqual({
    old: 'Please enter your old password!',
    new: 'Please enter your new password!',
    confirm: 'Please confirm your new password!',
  });
});

test('a confirmation that differs is refused', () => {
  expect(check('a', 'b', 'c')).toEqual({ confirm: 'The two passwords do not match!' });
});

test('three valid fields have no errors', () => {
  expect(check('a', 'b', 'b')).toEqual({});
});

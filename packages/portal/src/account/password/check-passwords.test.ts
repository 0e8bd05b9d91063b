import { expect, test } from 'vitest';
import { en } from '../../texts/en.ts';
import { checkPasswords } from './check-passwords.ts';

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

import type { RefusalKey } from '@maidan/betting';

/** Messages of refusals other than those of bets; `{name}` is replaced by a figure. */
export const houseRefusals = {
  'too-many-tries': 'Too many attempts. Please wait a few minutes and try again.',
  'sign-in-busy': 'Too many people are signing in right now. Please try again in a moment.',
  'wrong-name-or-password': 'Username or password is wrong',
  'not-a-client': 'You Are Not Authorised',
  'account-blocked': 'This account is blocked. Please connect with your upline.',
  'demo-password-kept': 'The demo password cannot be changed',
  'old-password-wrong': 'Old password is wrong',
  'new-password-short': 'New password must have at least {least} characters',
  'new-password-same': 'New password must differ from the old one',
  'not-your-own': 'You may only see and change your own account',
  'no-bets-there': 'You have no bets on this match',
  'no-such-bet': 'You have no such bet',
  'not-available-yet': 'Not available yet',
  'game-unknown': 'There is no such game here',
  'game-off': '{game} is switched off at the moment. Please choose another game.',
  'not-offered-here': 'This is not offered here',
  malformed: 'This could not be read. Please check what you entered and try again.',
  'amount-malformed': 'Please enter an amount above 0',
  'dates-malformed': 'Please choose real dates, the first no later than the last',
  'chips-malformed': 'Please enter a valid integer value with up to 10 digits.',
  'username-blank': 'User Name can not be blank!',
  'password-blank': 'User Password can not be blank!',
  'old-password-blank': 'Please enter your old password!',
  'new-password-blank': 'Please enter your new password!',
  'too-many-requests': 'Too many requests, please slow down',
  'house-busy': 'The house is very busy. Please try again in a moment.',
  'sign-in-again': 'Please sign in again',
  fault: 'Something went wrong on our side. Please try again. ({request})',
} as const;

export type HouseRefusalKey = keyof typeof houseRefusals;

/** All that a message in another language needs: what was refused, and the figures as the message shows them. */
export interface RefusalFacts {
  readonly key: RefusalKey | HouseRefusalKey;
  readonly figures: Readonly<Record<string, string>>;
}

import type { DealtCard } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { en } from '../../texts/en.ts';
import { useTableTexts } from '../../texts/table-texts.ts';
import { captionsOf, formatResult } from './format-result.ts';

const [ar, hi] = await Promise.all([useTableTexts.load('ar'), useTableTexts.load('hi')]);

const hands: readonly DealtCard[] = [
  { card: '9CC', place: 'tiger' },
  { card: 'KSS', place: 'lion' },
  { card: '7DD', place: 'tiger' },
  { card: 'KDD', place: 'lion' },
  { card: '2SS', place: 'tiger' },
  { card: '5HH', place: 'lion' },
];
const game = { entry: { code: 'teen9', route: 'teen9', eventId: '3048', title: 'Teenpatti Test' } };
const lionWon = { code: '21', reason: 'Lion wins with pair of kings', isVoid: false, place: 'lion' };
const english = { texts: en, language: 'en' } as const;
const hindi = { texts: hi, language: 'hi' } as const;

const handFace = { hasHands: true } as const;

test('the winner is named with its hand', () => {
  expect(formatResult(game, hands, lionWon, english, handFace)).toEqual({
    title: 'LION wins',
    reason: 'Pair of kings',
  });
});

test('in another language the hand is named by its kind', () => {
  expect(formatResult(game, hands, lionWon, hindi, handFace)).toEqual({ title: 'लायन जीता', reason: 'जोड़ी' });
});

test('a void round says that stakes are returned', () => {
  const tie = { code: '0', reason: 'Tiger and Lion tie', isVoid: true, place: undefined };
  expect(formatResult(game, hands, tie, english, handFace)).toEqual({
    title: 'Round void',
    reason: 'Tiger and Lion tie',
  });
  expect(formatResult(game, hands, tie, hindi, handFace).reason).toBe(hi.voidReason);
});

test('nobody wins a tie', () => {
  const tie = { code: '0', reason: 'Both hold a pair of kings', isVoid: false, place: 'tie' };
  expect(formatResult(game, hands, tie, english, handFace)).toEqual({ title: 'TIE', reason: tie.reason });
});

test('when the cards do not make the hand, the house’s own reason is shown', () => {
  const tie = { ...lionWon, reason: 'Both hold a pair of kings', place: 'tie' };
  expect(formatResult(game, hands.slice(0, 2), tie, english, handFace).reason).toBe(tie.reason);
});

test('the reason does not repeat the title', () => {
  const reasonOf = (reason: string) => formatResult(game, [], { ...lionWon, reason }, english, {}).reason;
  expect(reasonOf('Lion wins: the five of spades beats the two of clubs')).toBe(
    'The five of spades beats the two of clubs',
  );
  expect(reasonOf('Lion wins with 30, after one more card')).toBe('With 30, after one more card');
  expect(reasonOf('Lion wins')).toBe('Lion wins');
  expect(reasonOf('The first cards add up to 35')).toBe('The first cards add up to 35');
});

test('in another language cards that make no hand are shown, or their total', () => {
  const seven = { code: '1', reason: 'Low wins with the five of diamonds', isVoid: false, place: 'low' };
  const five: readonly DealtCard[] = [{ card: '5DD', place: 'card' }];
  expect(formatResult(game, five, seven, hindi, {}).reason).toBe('\u20665♦\u2069');
  const captionOf = (_place: string, held: readonly string[]) => String(held.length);
  expect(formatResult(game, hands, lionWon, hindi, { captionOf }).reason).toBe('\u20663\u2069');
});

test('the side where the joker was matched wins with the card that matched it', () => {
  const cards: readonly DealtCard[] = [
    { card: '8DD', place: 'joker' },
    { card: '4SS', place: 'bahar' },
    { card: '8HH', place: 'andar' },
  ];
  const declared = { code: '1', reason: '', isVoid: false, place: 'andar' };
  expect(formatResult(game, cards, declared, english, {})).toEqual({
    title: 'ANDAR wins',
    reason: 'Card 2 matched the joker',
  });
  expect(captionsOf(cards, ['joker', 'andar', 'bahar'], english, {})).toEqual({ joker: '8, even' });
  const arabic = { texts: ar, language: 'ar' } as const;
  expect(captionsOf(cards, ['joker'], arabic, {})).toEqual({ joker: `8، ${ar.even}` });
});

test('a name too long to fit under its hand is shortened to its kind', () => {
  const run: readonly DealtCard[] = [
    { card: 'ACC', place: 'lion' },
    { card: '2HH', place: 'lion' },
    { card: '3HH', place: 'lion' },
  ];
  expect(captionsOf(run, ['lion'], english, handFace)).toEqual({ lion: 'Sequence' });
});

test('a hand has its name under it once all its cards are dealt', () => {
  expect(captionsOf(hands.slice(0, 5), ['tiger', 'lion'], english, handFace)).toEqual({ tiger: 'Nine high' });
});

test('three cards are not named as a hand at a table that counts them differently', () => {
  const cards = hands.filter(({ place }) => place === 'lion');
  const captionOf = (_place: string, held: readonly string[]) => String(held.length);
  expect(captionsOf(cards, ['lion'], english, { captionOf })).toEqual({ lion: '3' });
  expect(formatResult(game, hands, lionWon, english, {}).reason).toBe('With pair of kings');
});

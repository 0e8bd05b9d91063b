import { faceOf } from '@maidan/games/boards';
import { type DealtCard, gameByCode } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { en } from '../../texts/en.ts';
import { sceneOfRound } from './scene-of-round.ts';

const dealt: readonly DealtCard[] = [
  { card: '7SS', place: 'joker' },
  { card: 'KHH', place: 'bahar' },
  { card: '7DD', place: 'andar' },
];

function cardsShown(count: number) {
  const [game, face] = [gameByCode('abj'), faceOf('abj')];
  if (game === undefined || face === undefined) throw new Error('no andar bahar');
  const round = {
    roundId: 'abj.1',
    phase: 'card' as const,
    window: undefined,
    cards: dealt.slice(0, count),
    result: undefined,
    watching: undefined,
    commitment: undefined,
    shut: undefined,
  };
  const shown = { game, face, title: game.entry.title, round, clock: undefined, isStale: false };
  return sceneOfRound(shown, { texts: en, language: 'en' }).cards;
}

test('the card that decides a round is marked, so that it is turned later than the others', () => {
  expect(cardsShown(2)).toEqual(dealt.slice(0, 2));
  expect(cardsShown(3)).toEqual([...dealt.slice(0, 2), { ...dealt[2], isDeciding: true }]);
});

import { type Card, rankNumber, rankOf } from '../../kit/cards.ts';
import { allCards } from '../pick-cards.ts';
import { PlayedFrame } from '../played-frame.tsx';
import { PlayedHands } from '../played-hands.tsx';
import type { PlayedResult } from '../played-result.ts';
import type { ResultLayout } from '../result-layout.ts';

const [ballsMost, wicketsMost] = [6, 2];
/** The pack has five of each. */
const ballRanks: readonly string[] = ['A', '2', '3', '4', '6', '10', 'K'];

const isWicket = (card: Card): boolean => rankOf(card) === 'K';
/** An ace is one run, a ten none. */
const runsOf = (card: Card): number => (isWicket(card) ? 0 : rankNumber(rankOf(card)) % 10);
const wicketsOf = (balls: readonly Card[]): number => balls.filter(isWicket).length;

/** An innings ends with its sixth ball or its second wicket. */
function ballsOfFirst(balls: readonly Card[]): number {
  const out = balls.findIndex((_, nth) => wicketsOf(balls.slice(0, nth + 1)) === wicketsMost);
  return Math.min(ballsMost, out === -1 ? ballsMost : out + 1);
}

function inningsOf(result: PlayedResult): readonly (readonly Card[])[] {
  if (result.sides.length > 1) return result.sides;
  const balls = allCards(result);
  const first = ballsOfFirst(balls);
  return [balls.slice(0, first), balls.slice(first)];
}

const scoreOf = (balls: readonly Card[]): string =>
  `${balls.reduce((sum, card) => sum + runsOf(card), 0)}/${wicketsOf(balls)}`;

const teams = [
  { word: 'eng', english: 'ENG' },
  { word: 'rsa', english: 'RSA' },
] as const;

/** Each ball is a card: the first innings, then the second. Without balls, or with others, as in document 2, section 8. */
export const SuperOverLayout: ResultLayout = (props) => {
  const { result, texts } = props;
  const balls = allCards(result);
  if (balls.length === 0 || !balls.every((card) => ballRanks.includes(rankOf(card)))) {
    return (
      <PlayedFrame result={{ ...result, parts: [] }} texts={texts} cloth="green">
        <p className="mt-outcome-none">{texts.notAvailable}</p>
      </PlayedFrame>
    );
  }
  const innings = inningsOf(result);
  return (
    <PlayedHands
      {...props}
      cloth="green"
      cardWidth={40}
      hands={teams.map((team, index) => {
        const cards = innings[index] ?? [];
        return { ...team, cards, caption: scoreOf(cards) };
      })}
      winners={teams.flatMap(({ word }, index) => (result.win === String(index + 1) ? [word] : []))}
    />
  );
};

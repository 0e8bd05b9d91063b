import { HandRow } from '../faces/result/hands-result.tsx';
import { type Card, rankNumber, rankOf } from '../kit/cards.ts';
import { PlayedFrame, PlayedHands } from './played-hands.tsx';
import { allCards, type PlayedResult, type ResultLayout } from './result-layout.ts';

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

/** The last ball is one card, and `win` is the number of runs it scored. */
export const CricketMatchLayout: ResultLayout = (props) => (
  <PlayedHands
    {...props}
    cloth="green"
    cardWidth={72}
    hands={[{ word: 'runs', english: 'RUNS', cards: allCards(props.result), caption: props.result.win }]}
    winners={[]}
  />
);

/** These count for the side that the player did not bet on. */
const apart: readonly Card[] = ['9SS', '10SS'];
const lowMost = 9;

/** Services number the sides differently, so the winner's name has precedence. */
function winnerOf({ winnerName, win }: PlayedResult): string {
  const named = /^(low|high)\b/i.exec(winnerName)?.[1]?.toLowerCase();
  return named ?? (win === '1' ? 'low' : win === '2' ? 'high' : '');
}

export const CardMeterLayout: ResultLayout = (props) => {
  const cards = allCards(props.result);
  const isLow = (card: Card) => rankNumber(rankOf(card)) <= lowMost;
  const counted = cards.filter((card) => !apart.includes(card));
  const aside = cards.filter((card) => apart.includes(card));
  const sides = [
    { word: 'low', english: 'LOW CARDS', cards: counted.filter(isLow), caption: '1-9' },
    { word: 'high', english: 'HIGH CARDS', cards: counted.filter((card) => !isLow(card)), caption: '10-K' },
  ];
  const spades = { word: 'spades', english: '9♠ 10♠', cards: aside, isNeutral: true };
  return (
    <PlayedHands
      {...props}
      cloth="teal"
      cardWidth={34}
      hands={aside.length === 0 ? sides : [...sides, spades]}
      winners={[winnerOf(props.result)]}
    />
  );
};

/** Indexed by `win`, which counts from 1. */
const films = [
  'DON',
  'Amar Akbar Anthony',
  'Sahib Bibi Aur Ghulam',
  'Dharam Veer',
  'Kis Kisko Pyaar Karoon',
  'Ghulam',
] as const;

/** One card decides which of six films wins. */
export const BollywoodTableLayout: ResultLayout = (props) => {
  const place = Number(props.result.win) - 1;
  const film = films[place];
  const letter = film === undefined ? '' : `${String.fromCharCode(65 + place)}: `;
  return (
    <PlayedHands
      {...props}
      cloth="wine"
      cardWidth={72}
      hands={[{ word: 'film', english: `${letter}${film ?? ''}`, cards: allCards(props.result) }]}
      winners={film === undefined ? [] : ['film']}
    />
  );
};

/** What every result has: round, time, winner and description as text, and the cards in a row. */
export const UnknownGameLayout: ResultLayout = ({ result, texts }) => {
  const cards = allCards(result);
  return (
    <PlayedFrame result={result} texts={texts} cloth="green">
      <p className="mt-outcome-none">{texts.unknownGame(result.gtype)}</p>
      {result.time !== '' && (
        <p className="mt-outcome-round" lang="en" dir="ltr">
          {result.time}
        </p>
      )}
      {(result.winnerName !== '' || cards.length > 0) && (
        <HandRow
          title={result.winnerName}
          cards={cards}
          cardWidth={36}
          state={result.winnerName === '' ? 'lying' : 'won'}
          winnerWord={texts.winner}
        />
      )}
    </PlayedFrame>
  );
};

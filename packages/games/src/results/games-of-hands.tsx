import { HandRow } from '../faces/result/hands-result.tsx';
import { type Card, rankNumber, rankOf, suitName, suitOf, suits } from '../kit/cards.ts';
import { PlayedFrame, PlayedHands } from './played-hands.tsx';
import { allCards, cardsAt, everyNth, type PlayedResult, type ResultLayout } from './result-layout.ts';

/** The seats around the dealer, from left to right. */
const seats = [1, 'dealer', 8, 2, undefined, 7, 3, 4, 5, 6] as const;
const dealer = 8;
const dealt = 9;

/** Teenpatti Open: players 1 to 8, each against the dealer. Several may win. */
export const TeenpattiOpenLayout: ResultLayout = ({ result, texts }) => {
  const handAt = (first: number) => cardsAt(result, first, first + dealt, first + 2 * dealt);
  return (
    <PlayedFrame result={result} texts={texts} cloth="green">
      <div className="mt-seats">
        {seats.map((seat) => {
          if (seat === undefined) return <span key="empty" />;
          const isDealer = seat === 'dealer';
          const word = isDealer ? seat : `player ${seat}`;
          const isWon = !isDealer && result.sids.includes(String(seat));
          return (
            <HandRow
              key={seat}
              title={texts.words[word] ?? word.toUpperCase()}
              cards={handAt(isDealer ? dealer : seat - 1)}
              cardWidth={22}
              state={isDealer ? 'lying' : isWon ? 'won' : 'lost'}
              winnerWord={texts.winner}
            />
          );
        })}
      </div>
    </PlayedFrame>
  );
};

/** A star in the list separates Andar from Bahar; without one they were dealt in turn, Bahar first. */
function sidesOf(result: PlayedResult) {
  const [andar, bahar] = result.sides;
  if (andar !== undefined && bahar !== undefined) return { andar, bahar };
  return { andar: everyNth(result, 1, 2), bahar: everyNth(result, 0, 2) };
}

/** Each card wins the bets on its own rank, so neither side wins. */
export const AndarBaharTwentyLayout: ResultLayout = (props) => {
  const { andar, bahar } = sidesOf(props.result);
  return (
    <PlayedHands
      {...props}
      cloth="wine"
      cardWidth={29}
      hands={[
        { word: 'andar', english: 'ANDAR', cards: andar },
        { word: 'bahar', english: 'BAHAR', cards: bahar },
      ]}
      winners={[]}
    />
  );
};

/** Older services use 11 and 21, newer ones 1 and 2. */
const pokerWinners: Readonly<Record<string, string>> = { 11: 'a', 1: 'a', 21: 'b', 2: 'b' };

/** Two cards each, and five on the board. */
export const PokerLayout: ResultLayout = (props) => (
  <PlayedHands
    {...props}
    cloth="green"
    cardWidth={36}
    hands={[
      { word: 'a', english: 'PLAYER A', cards: cardsAt(props.result, 0, 1) },
      { word: 'b', english: 'PLAYER B', cards: cardsAt(props.result, 2, 3) },
      { word: 'board', english: 'BOARD', cards: cardsAt(props.result, 4, 5, 6, 7, 8), isNeutral: true },
    ]}
    winners={[pokerWinners[props.result.win] ?? '']}
  />
);

const lanes = [0, 1, 2, 3] as const;

/**
 * Total n starts with n points, and the four get cards in turn. Only `win` decides who is marked as the
 * winner.
 */
export const QueenLayout: ResultLayout = (props) => {
  const { result, texts } = props;
  return (
    <PlayedHands
      {...props}
      cloth="wine"
      cardWidth={36}
      hands={lanes.map((lane) => {
        const cards = everyNth(result, lane, lanes.length);
        const points = cards.reduce<number>((sum, card) => sum + rankNumber(rankOf(card)), lane);
        return {
          word: `total ${lane}`,
          english: `${texts.total} ${lane}`.toUpperCase(),
          cards,
          caption: String(points),
        };
      })}
      winners={[`total ${Number(result.win) - 1}`]}
    />
  );
};

/** The four kings race: each lane has a king and the cards of its suit, in the order of `win`. */
export const RaceLayout: ResultLayout = (props) => {
  const cards = allCards(props.result);
  const laneOf = (suit: (typeof suits)[number]): Card[] => [
    `K${suit}`,
    ...cards.filter((card) => suitOf(card) === suit && card !== `K${suit}`),
  ];
  return (
    <PlayedHands
      {...props}
      cloth="green"
      cardWidth={34}
      hands={suits.map((suit) => ({
        word: suitName(suit).toLowerCase(),
        english: suitName(suit).toUpperCase(),
        cards: laneOf(suit),
      }))}
      winners={suits
        .filter((_, place) => String(place + 1) === props.result.win)
        .map((suit) => suitName(suit).toLowerCase())}
    />
  );
};

const players = [1, 2, 3, 4, 5, 6] as const;
const warDealer = 6;

/** One card each, players 1 to 6 against the dealer. Several may win. */
export const WarLayout: ResultLayout = (props) => (
  <div className="mt-pairs">
    <PlayedHands
      {...props}
      cloth="indigo"
      cardWidth={44}
      hands={[
        { word: 'dealer', english: 'DEALER', cards: cardsAt(props.result, warDealer), isNeutral: true },
        ...players.map((player) => ({
          word: `player ${player}`,
          english: `PLAYER ${player}`,
          cards: cardsAt(props.result, player - 1),
        })),
      ]}
      winners={props.result.sids.map((sid) => `player ${sid}`)}
    />
  </div>
);

/** 3 is a tie; 4 is the banker with six points, 5 the player of the second table. */
const baccaratWinners: Readonly<Record<string, string>> = {
  1: 'player',
  2: 'banker',
  4: 'banker',
  5: 'player',
};

/** A third card is drawn sideways. */
export const BaccaratLayout: ResultLayout = (props) => (
  <div className="mt-baccarat">
    <PlayedHands
      {...props}
      cloth="blue"
      cardWidth={50}
      hands={[
        { word: 'player', english: 'PLAYER', cards: cardsAt(props.result, 0, 2, 4) },
        { word: 'banker', english: 'BANKER', cards: cardsAt(props.result, 1, 3, 5) },
      ]}
      winners={[baccaratWinners[props.result.win] ?? '']}
    />
  </div>
);

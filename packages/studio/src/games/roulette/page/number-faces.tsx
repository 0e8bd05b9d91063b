import { memo } from 'react';
import { pocketColour } from '../spots.ts';
import type { OutsideSpot } from '../texts/en.ts';
import { useRouletteTexts } from '../texts/texts.ts';
import { type Place, placedSpots, placeOfNumber, placeStyle } from './layout.ts';

interface FaceProps {
  readonly place: Place;
  readonly text: string;
  readonly colour?: string;
  readonly isLit: boolean;
  readonly isWinner: boolean;
}

const Face = memo(function Face({ place, text, colour, isLit, isWinner }: FaceProps) {
  return (
    <span
      className="rl-face"
      data-colour={colour}
      data-lit={isLit}
      data-winner={isWinner}
      data-tall={place.wide > place.high}
      style={placeStyle(place)}
    >
      <span>{text}</span>
    </span>
  );
});

const outside = placedSpots.filter(
  ({ spot }) => spot.kind === 'column' || spot.kind === 'dozen' || spot.kind === 'even-money',
);
const numbers = Array.from({ length: 37 }, (_, number) => ({ number, place: placeOfNumber(number) }));

interface NumberFacesProps {
  readonly lit: ReadonlySet<number>;
  readonly litSpot: string | undefined;
  readonly winner: number | undefined;
}

/** The numbers and words on the cloth. */
export function NumberFaces({ lit, litSpot, winner }: NumberFacesProps) {
  const texts = useRouletteTexts();
  return (
    <div aria-hidden="true">
      {numbers.map(({ number, place }) => (
        <Face
          key={number}
          place={place}
          text={String(number)}
          colour={pocketColour(number)}
          isLit={lit.has(number)}
          isWinner={winner === number}
        />
      ))}
      {outside.map(({ spot, place }) => (
        <Face
          key={spot.id}
          place={place}
          text={
            spot.kind === 'column'
              ? texts.roulette.columnPays
              : texts.roulette.outside[spot.id as OutsideSpot]
          }
          colour={spot.id === 'red' || spot.id === 'black' ? `${spot.id}-bet` : 'cloth'}
          isLit={litSpot === spot.id}
          isWinner={winner !== undefined && spot.covers.includes(winner)}
        />
      ))}
    </div>
  );
}

import { formatPoints } from '../../../pages/points.ts';
import type { Spot } from '../spots.ts';
import { pocketColour } from '../spots.ts';
import { rouletteTexts } from '../texts/texts.ts';
import { placeOf, placeStyle } from './layout.ts';
import { profitOf, saySpot } from './say-spot.ts';

/** The chosen spot, large enough to read beside a finger. */
export function Bubble({ spot, points }: { readonly spot: Spot; readonly points: number }) {
  const texts = rouletteTexts.useTexts();
  const isInside = spot.covers.length <= 6;
  return (
    <span className="rl-bubble" style={placeStyle(placeOf(spot))} aria-hidden="true">
      <span className="rl-bubble-box">
        {isInside ? (
          <span className="rl-bubble-numbers">
            {spot.covers.map((number) => (
              <b key={number} data-colour={pocketColour(number)}>
                {number}
              </b>
            ))}
          </span>
        ) : (
          <b>{saySpot(texts, spot)}</b>
        )}
        <span>
          {texts.bet.toOne(profitOf(spot))}
          {points > 0 && ` · ${formatPoints(points)}`}
        </span>
      </span>
    </span>
  );
}

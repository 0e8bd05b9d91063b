import type { CSSProperties } from 'react';
import { PlayingCard } from '../cards/playing-card.tsx';
import { type Arrivals, turnsAfterMs } from './arrivals.ts';
import { type LyingCard, lieCards } from './lie-cards.ts';
import type { PlaceState } from './print.tsx';
import { discardTray, type SceneLayout, shoeMouth } from './scene-layout.ts';

type Moves = CSSProperties & Record<`--${string}`, string | number>;

interface SceneCardsProps {
  readonly layout: SceneLayout;
  readonly width: number;
  readonly arrivals: Arrivals;
  readonly restMs: number;
  readonly stateOf: (place: string) => PlaceState;
}

const resting = ({ x, y, width, tilt }: LyingCard): Moves => ({
  transform: `translate(${x}px, ${y}px) rotate(${tilt}deg)`,
  width,
  height: width * 1.4,
});

interface FallingCardProps {
  readonly lying: LyingCard;
  readonly sceneWidth: number;
  readonly restMs: number;
}

function FallingCard({ lying, sceneWidth, restMs }: FallingCardProps) {
  const shoe = shoeMouth(sceneWidth);
  const moves: Moves = {
    '--from-x': `${shoe.x - lying.x - lying.width / 2}px`,
    '--from-y': `${shoe.y - lying.y - lying.width * 0.7}px`,
    '--turns-after': `${turnsAfterMs(restMs, lying.dealt.isDeciding ?? false)}ms`,
  };
  return (
    <div className="mt-falling" style={moves}>
      <div className="mt-face-down">
        <PlayingCard width={lying.width} isHidden />
      </div>
      <div className="mt-face-up">
        <PlayingCard card={lying.dealt.card} width={lying.width} />
      </div>
    </div>
  );
}

export function SceneCards({ layout, width, arrivals, restMs, stateOf }: SceneCardsProps) {
  const leaving = lieCards(layout, arrivals.leaving);
  return (
    <>
      {leaving.map((lying) => (
        <div
          key={`left ${lying.index}`}
          className="mt-lying mt-leaving"
          style={resting(lying)}
          aria-hidden="true"
        >
          <div
            className="mt-swept"
            style={
              {
                '--to-x': `${discardTray.x - lying.x - lying.width / 2}px`,
                '--to-y': `${discardTray.y - lying.y - lying.width * 0.7}px`,
              } as Moves
            }
          >
            <PlayingCard card={lying.dealt.card} width={lying.width} isHidden />
          </div>
        </div>
      ))}
      {lieCards(layout, arrivals.cards).map((lying) => (
        <div
          key={`${arrivals.roundId} ${lying.index}`}
          className="mt-lying"
          data-fell={arrivals.fell.has(lying.index) || undefined}
          data-state={lying.isLit ? stateOf(lying.dealt.place) : undefined}
          style={resting(lying)}
        >
          <div className="mt-lift">
            <div className="mt-shadow" />
            <div className="mt-gold" />
            {arrivals.fell.has(lying.index) ? (
              <FallingCard lying={lying} sceneWidth={width} restMs={restMs} />
            ) : (
              <PlayingCard card={lying.dealt.card} width={lying.width} />
            )}
          </div>
        </div>
      ))}
    </>
  );
}

import type { LudoSeat } from '../../../../wire/ludo.ts';
import { cellOf } from '../../rules/ludo-board.ts';
import type { ShowStep } from '../show/show-step.ts';
import { homeStep, seenFrom } from './board-points.ts';
import { seatLooks } from './seat-looks.ts';

const rays = [0, 45, 90, 135, 180, 225, 270, 315];

/** An effect where a token was captured or reached home. */
export function Burst({ step, you }: { readonly step: ShowStep | undefined; readonly you: LudoSeat }) {
  if (step?.kind !== 'taken' && step?.kind !== 'home') return null;
  const { column, row } = seenFrom(you, cellOf(step.seat, step.kind === 'home' ? homeStep : step.from));
  const colour = step.kind === 'home' ? '#ffc53d' : seatLooks[step.seat].light;
  return (
    <div
      className="lu-burst"
      aria-hidden="true"
      style={{ left: `${((column + 0.5) / 15) * 100}%`, top: `${((row + 0.5) / 15) * 100}%` }}
    >
      <svg viewBox="-30 -30 60 60" aria-hidden="true">
        <circle r="12" fill="none" stroke={colour} strokeWidth="3" className="lu-burst-ring" />
        {rays.map((turn) => (
          <path
            key={turn}
            d="M0-12v-12"
            transform={`rotate(${turn})`}
            stroke={colour}
            strokeWidth="3.4"
            strokeLinecap="round"
            className="lu-burst-ray"
          />
        ))}
      </svg>
      {step.kind === 'home' && <span className="lu-plus st-figure">+56</span>}
    </div>
  );
}

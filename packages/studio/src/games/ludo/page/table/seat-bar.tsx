import type { LudoSeatView } from '../../../../wire/ludo.ts';
import { Pawn } from '../board/pawn.tsx';
import { seatLooks } from '../board/seat-looks.ts';
import type { Shown } from '../show/shown.ts';
import { useLudoTexts } from '../texts/ludo-texts.ts';

const heart = 'M8 14C3 10 1 7.600 1 5a3.600 3.600 0 0 1 7-1.300A3.600 3.600 0 0 1 15 5c0 2.600-2 5-7 9z';

function Lives({ left, most }: { readonly left: number; readonly most: number }) {
  const { seats: texts } = useLudoTexts();
  return (
    <span className="lu-lives">
      <span className="st-unseen">{texts.lives(left)}</span>
      {Array.from({ length: most }, (_, index) => index + 1).map((life) => (
        <svg key={life} viewBox="0 0 16 16" aria-hidden="true" data-lost={life > left || undefined}>
          <path d={heart} />
        </svg>
      ))}
    </span>
  );
}

interface SeatBarProps {
  readonly seat: LudoSeatView;
  readonly name: string;
  readonly shown: Shown;
  readonly livesMost: number;
}

/** The player at a seat, with the lives and turns left. */
export function SeatBar({ seat, name, shown, livesMost }: SeatBarProps) {
  const { seats: texts } = useLudoTexts();
  const isTurn = shown.turn === seat.seat;
  const isAway = !seat.isYou && !seat.isHouse && !seat.isConnected;
  const turnsLeft = shown.turnsLeft[seat.seat];
  return (
    <section
      className="lu-seat"
      data-you={seat.isYou || undefined}
      data-turn={isTurn || undefined}
      style={{ '--lu-seat': seatLooks[seat.seat].fill }}
      aria-label={name}
    >
      <span className="lu-avatar">
        <Pawn seat={seat.seat} />
      </span>
      <div className="lu-who">
        <p className="lu-name">
          <bdi>{name}</bdi>
          {isAway && <span className="lu-away">{texts.away}</span>}
        </p>
        {seat.isHouse ? (
          <p className="lu-program">{texts.program}</p>
        ) : (
          <Lives left={shown.lives[seat.seat]} most={livesMost} />
        )}
      </div>
      <p className="lu-turns">
        <span className="st-unseen">{texts.turnsLeft(turnsLeft)}</span>
        <strong className="st-figure" aria-hidden="true">
          {turnsLeft}
        </strong>
        <small aria-hidden="true">{texts.turns}</small>
      </p>
    </section>
  );
}

import type { LudoSeat } from '../../../../wire/ludo.ts';
import { seatLooks } from '../board/seat-looks.ts';

type Spot = readonly [number, number];

const spots: Readonly<Record<number, readonly Spot[]>> = {
  1: [[50, 50]],
  2: [
    [27, 27],
    [73, 73],
  ],
  3: [
    [25, 25],
    [50, 50],
    [75, 75],
  ],
  4: [
    [27, 27],
    [73, 27],
    [27, 73],
    [73, 73],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [27, 23],
    [73, 23],
    [27, 50],
    [73, 50],
    [27, 77],
    [73, 77],
  ],
};

/** The rotation that brings each face to the front, in degrees about both axes. */
const turns: Readonly<Record<number, Spot>> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
};

export function DieFace({ die }: { readonly die: number }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="lu-face">
      <rect x="2" y="2" width="96" height="96" rx="20" />
      {(spots[die] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={die === 1 ? 14 : 9.5} />
      ))}
    </svg>
  );
}

interface DieProps {
  /** The face it shows or will stop at. */
  readonly die: number;
  /** The number of the die in the game. */
  readonly n: number;
  readonly seat: LudoSeat | undefined;
  /** Tumbles until the answer arrives. */
  readonly isTumbling: boolean;
  readonly ms: number;
}

/** A cube. With every roll it makes two full turns and stops at the face the studio gave. */
export function Die({ die, n, seat, isTumbling, ms }: DieProps) {
  const [x, y] = turns[die] ?? [0, 0];
  const round = 720 * n;
  return (
    <span
      className="lu-die"
      data-tumbling={isTumbling || undefined}
      style={{ '--lu-die-edge': seat ? seatLooks[seat].fill : 'transparent', '--lu-roll': `${ms}ms` }}
    >
      <span className="lu-cube" style={{ transform: `rotateX(${x + round}deg) rotateY(${y + round}deg)` }}>
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <span key={face} className="lu-side" data-face={face}>
            <DieFace die={face} />
          </span>
        ))}
      </span>
    </span>
  );
}

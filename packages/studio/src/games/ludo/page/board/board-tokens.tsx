import type { LudoSeat } from '../../../../wire/ludo.ts';
import type { Shown } from '../show/shown.ts';
import { tokenPoints } from './board-points.ts';
import { Pawn } from './pawn.tsx';

/** A token's box is one square, a fifteenth of the board, so its transform is in squares. */
const place = (x: number, y: number): string => `translate(${(x - 0.5) * 100}%, ${(y - 0.5) * 100}%)`;

interface BoardTokensProps {
  readonly shown: Shown;
  readonly you: LudoSeat;
  /** The player's tokens that may be moved. */
  readonly lit: readonly number[];
}

function motionOf({ step }: Shown, seat: LudoSeat, token: number): string | undefined {
  if (!step || !('token' in step) || step.seat !== seat || step.token !== token) return undefined;
  return step.kind;
}

/** All tokens at their positions. Nearer ones are drawn later, in front of those behind. */
export function BoardTokens({ shown, you, lit }: BoardTokensProps) {
  return tokenPoints(shown.tokens, you).map(({ seat, token, steps, x, y, size }) => {
    const motion = motionOf(shown, seat, token);
    const isLit = seat === you && lit.includes(token);
    return (
      <div
        key={`${seat}${token}`}
        className="lu-token"
        data-motion={motion}
        data-lit={isLit || undefined}
        // Two names for one animation, so that it restarts with every square.
        data-hop={motion === 'hop' ? (steps % 2 === 0 ? 'left' : 'right') : undefined}
        style={{
          transform: place(x, y),
          zIndex: motion ? 60 : Math.round(y * 3) + (isLit ? 1 : 0),
          '--lu-step': `${shown.step?.ms ?? 140}ms`,
          '--lu-size': size,
        }}
      >
        <div className="lu-token-body">
          <Pawn seat={seat} />
        </div>
      </div>
    );
  });
}

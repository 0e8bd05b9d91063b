import { classes } from '@maidan/ui/classes.ts';
import type { Ref } from 'react';
import type { BallLine } from './innings.ts';
import type { Play } from './use-game.ts';

const turns: Record<BallLine, string> = { left: '-rotate-60', straight: '-rotate-6', right: 'rotate-60' };
const flights: Record<BallLine, string> = {
  left: '-translate-x-36 -translate-y-40',
  straight: '-translate-y-56',
  right: 'translate-x-36 -translate-y-40',
};

function Ground() {
  return (
    <>
      <rect width="360" height="280" fill="#8fc7ea" />
      <path d="M0 92 Q180 52 360 92 V110 H0 Z" fill="#5b4a78" />
      {Array.from({ length: 30 }, (_, seat) => seat).map((seat) => (
        <circle
          key={seat}
          cx={6 + seat * 12}
          cy={88 - 18 * Math.sin((Math.PI * seat) / 29) + (seat % 3) * 6}
          r="3"
          fill={['#f2b632', '#ffffff', '#e4572e', '#4fd0a0'][seat % 4]}
        />
      ))}
      <path d="M0 104 Q180 70 360 104 V280 H0 Z" fill="#3f9b52" />
      <path d="M0 140 Q180 104 360 140 V176 Q180 138 0 176 Z" fill="#48a85c" />
      <path d="M0 214 Q180 174 360 214 V250 Q180 208 0 250 Z" fill="#48a85c" />
      <path d="M164 100 H196 L244 280 H116 Z" fill="#d9bd86" />
      <path d="M120 258 H240 M160 108 H200" stroke="#fff" strokeWidth="2" />
    </>
  );
}

function Bowler() {
  return (
    <g transform="translate(180 84)">
      <circle cy="-12" r="5" fill="#6b4226" />
      <path d="M-5 -7 H5 L6 8 H-6 Z" fill="#1f4fa3" />
      <path
        d="M-4 8 L-6 20 M4 8 L6 20 M5 -5 L12 -16"
        stroke="#1f4fa3"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}

function Batter({ aim }: { readonly aim: BallLine | undefined }) {
  return (
    <g transform="translate(206 214)">
      <circle cy="-38" r="9" fill="#6b4226" />
      <path d="M-10 -40 A10 10 0 0 1 10 -40 Z" fill="#0a4a36" />
      <path d="M-10 -28 H10 L12 8 H-12 Z" fill="#f6f9f7" />
      <path d="M-7 8 L-9 40 M7 8 L9 40" stroke="#f6f9f7" strokeWidth="8" strokeLinecap="round" />
      <g
        className={classes(
          'origin-[0px_0px] transition-transform duration-100',
          aim ? turns[aim] : 'rotate-20',
        )}
        style={{ transformBox: 'view-box' }}
      >
        <path d="M-8 -14 L-24 6" stroke="#6b4226" strokeWidth="5" strokeLinecap="round" />
        <path d="M-22 2 L-36 30" stroke="#e9c46a" strokeWidth="9" strokeLinecap="round" />
      </g>
    </g>
  );
}

interface FieldProps {
  readonly play: Play;
  readonly ball: Ref<SVGCircleElement>;
  readonly label: string;
}

/** The batter from behind, the bowler far away: the ball grows as it comes nearer. */
export function Field({ play, ball, label }: FieldProps) {
  const isHit = play.phase === 'hit' && play.aim !== undefined && !['miss', 'bowled'].includes(play.outcome);
  const isBowled = play.phase === 'hit' && play.outcome === 'bowled';
  const aim = play.phase === 'hit' ? play.aim : undefined;
  return (
    <svg viewBox="0 0 360 280" role="img" aria-label={label} className="block w-full select-none">
      <Ground />
      <Bowler />
      <g
        stroke="#f4e3c1"
        strokeWidth="4"
        strokeLinecap="round"
        className={classes('transition-transform duration-200', isBowled && 'translate-y-2 rotate-3')}
      >
        <path d="M170 226 V254 M180 226 V254 M190 226 V254 M168 225 H192" />
      </g>
      <Batter aim={aim} />
      <g className={classes('transition-transform duration-700 ease-out', isHit && aim && flights[aim])}>
        <circle ref={ball} r="0" fill="#b3192a" stroke="#fff" strokeWidth="0.8" />
      </g>
    </svg>
  );
}

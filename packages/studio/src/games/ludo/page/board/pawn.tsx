import type { LudoSeat } from '../../../../wire/ludo.ts';
import { seatLooks } from './seat-looks.ts';

const body = 'M7 27.500C7 24 9.600 22 10.600 17.500h6.800C18.400 22 21 24 21 27.500c0 2-14 2-14 0z';

/** A token: A's head is a ball, B's a crown with three points. */
export function Pawn({ seat }: { readonly seat: LudoSeat }) {
  const { fill, dark, light } = seatLooks[seat];
  return (
    <svg viewBox="0 0 28 32" aria-hidden="true" className="lu-pawn">
      <ellipse cx="15" cy="28.6" rx="9" ry="2.6" fill="#000" opacity="0.3" />
      <g stroke="#fff" strokeWidth="3.2" strokeLinejoin="round" fill="#fff">
        <path d={body} />
        {seat === 'A' ? (
          <circle cx="14" cy="11" r="6.4" />
        ) : (
          <path d="M7 17 5.800 5.600l4.600 4L14 3.400l3.600 6.200 4.600-4L21 17z" />
        )}
      </g>
      <path d={body} fill={fill} stroke={dark} strokeWidth="1" />
      <path
        d="M11.300 19.500c-.7 2.600-2.300 4.300-2.600 6.800"
        fill="none"
        stroke={light}
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      {seat === 'A' ? (
        <g>
          <circle cx="14" cy="11" r="6.4" fill={fill} stroke={dark} strokeWidth="1" />
          <circle cx="11.8" cy="8.7" r="2" fill={light} />
        </g>
      ) : (
        <g>
          <path
            d="M7 17 5.800 5.600l4.600 4L14 3.400l3.600 6.200 4.600-4L21 17z"
            fill={fill}
            stroke={dark}
            strokeWidth="1"
            strokeLinejoin="round"
          />
          <path d="M8.600 14.500h10.800" stroke={light} strokeWidth="1.3" strokeLinecap="round" />
        </g>
      )}
    </svg>
  );
}

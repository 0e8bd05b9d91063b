import { memo } from 'react';
import type { LudoSeat } from '../../../../wire/ludo.ts';
import { homeCells, type LudoCell, trackCells } from '../../rules/ludo-board.ts';
import { safeSquares } from '../../rules/ludo-rules.ts';
import { seenFrom } from './board-points.ts';
import { seatLooks } from './seat-looks.ts';

/** Ten units per square. */
const unit = 10;
const paper = '#fdf8ea';
const grid = '#cfc4a6';
const idle = { far: '#2c8f5f', near: '#e2a32a' } as const;

const star = 'M0-3.7 1.1-1.3 3.7-1.1 1.7.6 2.3 3.2 0 1.8-2.3 3.2-1.7.6-3.7-1.1-1.1-1.3z';

function Square({ cell, fill }: { readonly cell: LudoCell; readonly fill: string }) {
  return (
    <rect
      x={cell.column * unit}
      y={cell.row * unit}
      width={unit}
      height={unit}
      fill={fill}
      stroke={grid}
      strokeWidth="0.35"
    />
  );
}

interface YardProps {
  readonly column: number;
  readonly row: number;
  readonly fill: string;
  readonly isSeat: boolean;
}

/** A corner of the board; without a player it has a pattern. */
function Yard({ column, row, fill, isSeat }: YardProps) {
  const [x, y] = [column * unit, row * unit];
  return (
    <g>
      <rect x={x} y={y} width={60} height={60} fill={fill} />
      <rect x={x} y={y} width={60} height={60} fill="url(#lu-sheen)" />
      <rect x={x + 8} y={y + 8} width={44} height={44} rx={6} fill="#000" opacity="0.16" />
      <rect x={x + 8} y={y + 7} width={44} height={44} rx={6} fill={paper} />
      <rect
        x={x + 9.6}
        y={y + 8.6}
        width={40.8}
        height={40.8}
        rx={4.8}
        fill="none"
        stroke={fill}
        strokeOpacity="0.5"
        strokeWidth="0.6"
      />
      {!isSeat && <Rangoli x={x + 30} y={y + 29} colour={fill} />}
    </g>
  );
}

function Middle({ near, far }: { readonly near: string; readonly far: string }) {
  return (
    <g stroke={paper} strokeWidth="0.7" strokeLinejoin="round">
      <path d="M60 60 75 75 60 90z" fill={idle.far} />
      <path d="M90 60 75 75 90 90z" fill={idle.near} />
      <path d="M60 60h30L75 75z" fill={far} />
      <path d="M60 90h30L75 75z" fill={near} />
      <circle cx="75" cy="75" r="4.6" fill={paper} stroke="none" />
      <path d="M72.6 77v-4l2.4 2.4 2.4-2.4v4" fill="none" stroke="#3b2412" strokeWidth="1" />
    </g>
  );
}

/** The empty board, as the player at seat `you` sees it. */
export const BoardArt = memo(function BoardArt({ you }: { readonly you: LudoSeat }) {
  const near = seatLooks[you].fill;
  const far = seatLooks[you === 'A' ? 'B' : 'A'].fill;
  const track = trackCells.map((cell) => seenFrom(you, cell));
  const columnOf = (seat: LudoSeat) => homeCells[seat].slice(0, -1).map((cell) => seenFrom(you, cell));
  const fillOf = (square: number): string => {
    if (square === (you === 'A' ? 0 : 26)) return near;
    return square === (you === 'A' ? 26 : 0) ? far : paper;
  };
  return (
    <svg className="lu-art" viewBox="0 0 150 150" aria-hidden="true">
      <defs>
        <linearGradient id="lu-sheen" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.22" />
          <stop offset="0.55" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.18" />
        </linearGradient>
      </defs>
      <rect width="150" height="150" fill={paper} />
      <Yard column={0} row={9} fill={near} isSeat />
      <Yard column={9} row={0} fill={far} isSeat />
      <Yard column={0} row={0} fill={idle.far} isSeat={false} />
      <Yard column={9} row={9} fill={idle.near} isSeat={false} />
      {track.map((cell, square) => (
        <Square key={`${cell.column} ${cell.row}`} cell={cell} fill={fillOf(square)} />
      ))}
      {[1, 2, 3, 4, 5].map((at) => (
        <g key={at} opacity="0.55">
          <Square cell={{ column: at, row: 7 }} fill={idle.far} />
          <Square cell={{ column: 14 - at, row: 7 }} fill={idle.near} />
        </g>
      ))}
      {(['A', 'B'] as const).flatMap((seat) =>
        columnOf(seat).map((cell) => (
          <Square key={`${seat}${cell.row}`} cell={cell} fill={seatLooks[seat].fill} />
        )),
      )}
      {safeSquares.map((square) => {
        const cell = track[square];
        if (!cell) return null;
        const isStart = fillOf(square) !== paper;
        return (
          <path
            key={square}
            d={star}
            transform={`translate(${cell.column * unit + 5} ${cell.row * unit + 5.2})`}
            fill={isStart ? '#fff' : '#a58f58'}
            fillOpacity={isStart ? 0.85 : 0.9}
          />
        );
      })}
      <Middle near={near} far={far} />
    </svg>
  );
});

const petals = [0, 45, 90, 135, 180, 225, 270, 315];

/** A chalk flower, for corners without a player. */
function Rangoli({ x, y, colour }: { readonly x: number; readonly y: number; readonly colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke={colour} strokeWidth="0.9" opacity="0.32">
      {petals.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path
            d="M0-4.500C3.400-8 3.400-12 0-15.500-3.400-12-3.400-8 0-4.500z"
            fill={colour}
            fillOpacity="0.16"
          />
          <circle cx="0" cy="-17.6" r="0.9" fill={colour} stroke="none" />
          <path d="M-4.200-14.800Q0-19.600 4.200-14.800" transform="rotate(22.5)" />
        </g>
      ))}
      <circle r="3.2" fill={colour} fillOpacity="0.35" />
    </g>
  );
}

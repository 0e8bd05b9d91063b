import './big-road.css';
import type { BeadTone } from './bead-road.tsx';

/** A result as the big road shows it. */
interface RoadResult<Side extends string = string> {
  readonly roundId: string;
  /** Undefined for a tie, which belongs to no side. */
  readonly side: Side | undefined;
}

interface RoadStone<Side extends string = string> {
  readonly roundId: string;
  readonly side: Side;
  readonly column: number;
  readonly row: number;
  /** The number of ties that followed it. */
  readonly ties: number;
}

const rows = 6;

/**
 * A streak goes down its column and, where the column ends or is occupied, on to the right; the other side
 * begins the next column. Ties are marked on the stone before them, or on the first stone if they come first.
 */
export function layBigRoad<Side extends string>(
  oldestFirst: readonly RoadResult<Side>[],
): readonly RoadStone<Side>[] {
  const stones: RoadStone<Side>[] = [];
  const taken = new Set<string>();
  let [runColumn, early] = [-1, 0];
  for (const { roundId, side } of oldestFirst) {
    const last = stones.at(-1);
    if (side === undefined) {
      if (last === undefined) early += 1;
      else stones[stones.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    const isRun = last?.side === side;
    if (!isRun) runColumn = nextFree(taken, runColumn + 1);
    const place = isRun && last !== undefined ? stepOn(last, taken) : { column: runColumn, row: 0 };
    taken.add(keyOf(place));
    stones.push({ roundId, side, ...place, ties: last === undefined ? early : 0 });
  }
  return stones;
}

interface Place {
  readonly column: number;
  readonly row: number;
}

const keyOf = ({ column, row }: Place): string => `${column}/${row}`;

function stepOn({ column, row }: Place, taken: ReadonlySet<string>): Place {
  const below = { column, row: row + 1 };
  return below.row < rows && !taken.has(keyOf(below)) ? below : { column: column + 1, row };
}

/** The tail of an earlier streak may occupy the top row. */
function nextFree(taken: ReadonlySet<string>, from: number): number {
  let column = from;
  while (taken.has(keyOf({ column, row: 0 }))) column += 1;
  return column;
}

/** The newest stones that fit into this many columns, moved to the left. */
export function lastColumns<Side extends string>(
  stones: readonly RoadStone<Side>[],
  columns: number,
): readonly RoadStone<Side>[] {
  const spare = Math.max(0, ...stones.map(({ column }) => column + 1 - columns));
  return stones
    .filter(({ column }) => column >= spare)
    .map((stone) => ({ ...stone, column: stone.column - spare }));
}

const cell = 19;

interface BigRoadProps {
  /** Newest first, as the server sends them. */
  readonly results: readonly RoadResult[];
  readonly toneOf: (side: string) => BeadTone;
  readonly columns: number;
  /** The road as text, for screen readers. */
  readonly label: string;
}

/** Drawn as rings, to differ from the bead road; a stroke through one marks a tie after it. */
export function BigRoad({ results, toneOf, columns, label }: BigRoadProps) {
  const stones = lastColumns(layBigRoad(results.toReversed()), columns);
  return (
    <svg
      className="mt mt-big-road"
      viewBox={`0 0 ${columns * cell} ${rows * cell}`}
      width={columns * cell}
      height={rows * cell}
      role="img"
      aria-label={label}
    >
      {stones.map(({ roundId, side, column, row, ties }) => (
        <g key={roundId} transform={`translate(${column * cell} ${row * cell})`} data-tone={toneOf(side)}>
          <circle cx="9.5" cy="9.5" r="6" />
          {ties > 0 && <path d="M4 15 15 4" />}
        </g>
      ))}
    </svg>
  );
}

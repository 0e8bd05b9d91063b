import './big-road.css';
import type { BeadTone } from './bead-tone.ts';
import { lastColumns, layBigRoad, type RoadResult } from './lay-big-road.ts';

const [rows, cell] = [6, 19];

export interface BigRoadProps {
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

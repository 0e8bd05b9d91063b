/** The colour of a result's circle. */
export type BeadTone = 'red' | 'blue' | 'green' | 'gold' | 'dull';

export interface Bead {
  readonly roundId: string;
  readonly letter: string;
  readonly tone: BeadTone;
  /** The result as text, with its round. */
  readonly label: string;
}

interface BeadStripProps {
  /** Newest first. */
  readonly beads: readonly Bead[];
  readonly onOpen: (roundId: string) => void;
}

/** The last results; a tap opens one. Those that do not fit are cut off, as the full list is one tap away. */
export function BeadStrip({ beads, onOpen }: BeadStripProps) {
  return (
    <ul className="mt mt-beads">
      {beads.map(({ roundId, letter, tone, label }, nth) => (
        <li key={roundId}>
          <button type="button" onClick={() => onOpen(roundId)}>
            <span className="mt-unseen">{label}</span>
            <span className="mt-bead" aria-hidden="true" data-tone={tone} data-now={nth === 0 || undefined}>
              {letter}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const rows = 6;

/** The columns of a bead road, oldest first, each filled from the top. */
export function beadColumns<Item>(
  oldestFirst: readonly Item[],
  columns: number,
): readonly (readonly Item[])[] {
  const spare = oldestFirst.length - rows * columns;
  const from = spare > 0 ? Math.ceil(spare / rows) * rows : 0;
  const shown = oldestFirst.slice(from);
  return Array.from({ length: Math.ceil(shown.length / rows) }, (_, at) =>
    shown.slice(at * rows, (at + 1) * rows),
  );
}

interface BeadRoadProps {
  /** Newest first, as the server sends them. */
  readonly beads: readonly Bead[];
  readonly columns: number;
  /** The results as text, for screen readers. */
  readonly label: string;
}

export function BeadRoad({ beads, columns, label }: BeadRoadProps) {
  return (
    <div className="mt mt-road" role="img" aria-label={label} style={{ width: columns * 19 }}>
      {beadColumns(beads.toReversed(), columns).map((column) => (
        <div key={column[0]?.roundId}>
          {column.map(({ roundId, letter, tone }) => (
            <span key={roundId} className="mt-bead" data-tone={tone}>
              {letter}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

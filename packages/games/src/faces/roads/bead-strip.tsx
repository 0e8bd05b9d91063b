import type { BeadTone } from './bead-tone.ts';

export interface Bead {
  readonly roundId: string;
  readonly letter: string;
  readonly tone: BeadTone;
  /** The result as text, with its round. */
  readonly label: string;
}

export interface BeadStripProps {
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

import { formatSummary } from '@maidan/ui/format/coins.ts';
import { useKeyed } from '@maidan/ui/hooks/use-keyed.ts';
import { memo } from 'react';
import type { Pick } from '../slip/picked-lines.ts';
import type { MatkaTexts } from '../texts/en.ts';
import type { TileMarks } from './tile-marks.ts';

interface NumberTileProps {
  readonly pick: Pick;
  readonly marks: TileMarks;
  readonly words: MatkaTexts['tile'];
  readonly isRed: boolean;
  readonly isShut: boolean;
}

/** Truncated, so never too high. */
const short = new Intl.NumberFormat('en-IN', {
  notation: 'compact',
  maximumSignificantDigits: 3,
  roundingMode: 'trunc',
});

/** From here on a figure is wider than a tile on a phone. */
const longFrom = 100_000;

/** One of up to 120: it has no handler of its own, and is rendered again only when its own mark changes. */
export const NumberTile = memo(function NumberTile({ pick, marks, words, isRed, isShut }: NumberTileProps) {
  const mark = useKeyed(marks, pick.key);
  return (
    <button
      type="button"
      data-pick={pick.key}
      data-number={pick.number}
      data-mark={mark?.kind}
      data-red={isRed ? '' : undefined}
      data-shut={isShut ? '' : undefined}
      aria-pressed={mark?.kind === 'picked' || mark?.kind === 'pending'}
      tabIndex={-1}
      className="mk-tile mk-figure focus-inset"
    >
      {pick.number}
      {mark && (
        <small>
          <span className="sr-only">, {words[mark.kind]} </span>
          {mark.stake > 0 && <StakeOn stake={mark.stake} />}
        </small>
      )}
    </button>
  );
});

function StakeOn({ stake }: { readonly stake: number }) {
  const whole = formatSummary(stake);
  if (stake < longFrom) return whole;
  return (
    <>
      <span className="sr-only">{whole}</span>
      <span aria-hidden="true">{short.format(stake)}</span>
    </>
  );
}

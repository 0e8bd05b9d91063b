import { drawnCloths, faceOf, stage } from '@maidan/games/boards';
import { classes } from '@maidan/ui/classes.ts';
import { memo } from 'react';

interface TableArtProps {
  readonly code: string;
  readonly isWide: boolean;
  /** Whether no bets are taken there at the moment. */
  readonly isDim: boolean;
}

/** A table's own picture. Rendered once: live content is laid over it. */
export const TableArt = memo(function TableArt({ code, isWide, isDim }: TableArtProps) {
  const drawing = faceOf(code)?.drawing;
  if (drawing === undefined) return null;
  const { cloth, art, wide } = drawing;
  const isWideArt = isWide && wide !== undefined;
  const [light, middle, edge] = drawnCloths[cloth];
  return (
    <span
      aria-hidden="true"
      dir="ltr"
      className={classes('absolute inset-0 overflow-hidden', isDim && 'opacity-55 saturate-40')}
      style={{ background: `radial-gradient(120% 120% at 75% 20%, ${light}, ${middle} 55%, ${edge})` }}
    >
      <svg
        viewBox={`0 0 ${isWideArt ? stage.wideWidth : stage.width} ${stage.height}`}
        preserveAspectRatio="xMaxYMin meet"
        // Away from the table's state, which is on the right in Arabic.
        className={classes(
          'absolute inset-0 size-full overflow-visible',
          isWideArt ? 'rtl:-translate-x-[35%]' : 'rtl:-translate-x-[24%]',
        )}
      >
        <title>{code}</title>
        {isWideArt ? wide : art}
      </svg>
    </span>
  );
});

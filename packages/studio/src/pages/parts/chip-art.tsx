import { ChipDisc } from '@maidan/games/boards';
import { memo } from 'react';

const units = [
  { whole: 100_000, sign: 'L' },
  { whole: 1_000, sign: 'k' },
] as const;

/** Points as printed on a chip: 500, 1k, 2.5k, 1L. Truncated to one decimal, so never too high. */
function shortPoints(points: number): string {
  const unit = units.find(({ whole }) => points >= whole);
  return unit === undefined ? String(points) : `${Math.floor(points / (unit.whole / 10)) / 10}${unit.sign}`;
}

interface ChipLook {
  readonly from: number;
  readonly disc: string;
  readonly spots: string;
  readonly ink: string;
}

const ivory = '#FBF6E8';

/** Smallest first: a stake looks like the largest chip value it reaches. */
const looks: readonly [ChipLook, ...ChipLook[]] = [
  { from: 0, disc: '#E9E4D4', spots: '#C4122F', ink: '#16231F' },
  { from: 25, disc: '#2671C9', spots: ivory, ink: '#fff' },
  { from: 50, disc: '#C93A31', spots: ivory, ink: '#fff' },
  { from: 100, disc: '#1F8049', spots: ivory, ink: '#fff' },
  { from: 500, disc: '#20272B', spots: '#E3B341', ink: '#fff' },
  { from: 1_000, disc: '#7A4BD0', spots: ivory, ink: '#fff' },
  { from: 5_000, disc: '#B23C80', spots: ivory, ink: '#fff' },
  { from: 10_000, disc: '#D99A1E', spots: ivory, ink: '#231800' },
];

const fontSizes = [34, 38, 36, 31, 27, 22, 19];

export interface ChipArtProps {
  readonly points: number;
  readonly size: number;
  /** The studio has not answered yet. */
  readonly isPending?: boolean;
}

/** A chip seen from above. Screen readers skip it, because the points are also in the text beside it. */
export const ChipArt = memo(function ChipArt({ points, size, isPending = false }: ChipArtProps) {
  const look = looks.findLast(({ from }) => from <= points) ?? looks[0];
  const text = shortPoints(points);
  return (
    <svg
      className="st-chip"
      data-pending={isPending}
      width={size}
      height={size}
      viewBox="0 0 100 104"
      aria-hidden="true"
    >
      <circle cx="50" cy="54" r="48" fill="#000" opacity=".45" />
      <ChipDisc look={look} text={text} fontSize={fontSizes[text.length] ?? 16} />
    </svg>
  );
});

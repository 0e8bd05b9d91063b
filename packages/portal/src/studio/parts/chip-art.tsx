import { memo } from 'react';
import { shortPoints } from './short-points.ts';

interface ChipLook {
  readonly from: number;
  readonly disc: string;
  readonly spots: string;
  readonly ink: string;
}

const ivory = '#FBF6E8';

/** Smallest first: a stake has the look of the largest chip it covers. */
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
const eighth = (2 * Math.PI * 42) / 8;

export interface ChipArtProps {
  readonly points: number;
  readonly size: number;
  /** Never solid before the studio has answered. */
  readonly isPending?: boolean;
}

/** A disc seen from above. The points beside it say the same in text, so a screen reader passes it over. */
export const ChipArt = memo(function ChipArt({ points, size, isPending = false }: ChipArtProps) {
  const { disc, spots, ink } = looks.findLast(({ from }) => from <= points) ?? looks[0];
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
      <circle cx="50" cy="50" r="48" fill={disc} />
      <circle
        cx="50"
        cy="50"
        r="42"
        fill="none"
        stroke={spots}
        strokeWidth="12"
        strokeDasharray={`10 ${eighth - 10}`}
        strokeDashoffset="5"
      />
      <circle cx="50" cy="50" r="48" fill="none" stroke="#000" strokeOpacity=".35" strokeWidth="2" />
      <circle cx="50" cy="50" r="33.5" fill={disc} stroke={spots} strokeWidth="1.6" strokeDasharray="4 3" />
      <ellipse cx="43" cy="36" rx="24" ry="16" fill="#fff" opacity=".14" />
      <text x="50" y="50" dy=".36em" textAnchor="middle" fontSize={fontSizes[text.length] ?? 16} fill={ink}>
        {text}
      </text>
    </svg>
  );
});

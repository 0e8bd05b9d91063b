import { classes } from '../classes.ts';

type SparklineProps = {
  readonly points: ReadonlyArray<Point>;
  /** Describes the picture in words. */
  readonly label: string;
  readonly step?: boolean | undefined;
  readonly tone?: 'primary' | 'win' | 'loss' | undefined;
  readonly formatX?: ((x: number) => string) | undefined;
  readonly formatY?: ((y: number) => string) | undefined;
  readonly className?: string | undefined;
};

const width = 300;
const height = 100;

const strokes = { primary: 'stroke-primary', win: 'stroke-win', loss: 'stroke-loss' } as const;

/** A line of values with labelled ends, and a dashed line at zero if the values cross it. */
export function Sparkline(props: SparklineProps) {
  const {
    points,
    label,
    step = false,
    tone = 'primary',
    formatX = String,
    formatY = String,
    className,
  } = props;
  const across = extentOf(points.map(({ x }) => x));
  const upward = extentOf(points.map(({ y }) => y));
  const zeroTop = (1 - shareOf(0, upward)) * height;
  const crossesZero = upward.min < 0 && upward.max > 0;
  return (
    <figure
      role="img"
      aria-label={label}
      dir="ltr"
      className={classes('grid grid-cols-[auto_1fr] gap-x-2 text-xs text-muted', className)}
    >
      <div aria-hidden="true" className="tabular flex flex-col justify-between text-end">
        <Ends written={[formatY(upward.max), formatY(upward.min)]} />
      </div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-24 w-full overflow-visible border-s border-b border-line"
      >
        {crossesZero && (
          <line
            x1="0"
            x2={width}
            y1={zeroTop}
            y2={zeroTop}
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
            className="stroke-edge"
          />
        )}
        <path
          d={sparklinePath(points, { width, height, step })}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className={strokes[tone]}
        />
      </svg>
      <div aria-hidden="true" className="tabular col-start-2 flex justify-between pt-1">
        <Ends written={[formatX(across.min), formatX(across.max)]} />
      </div>
    </figure>
  );
}

/** Equal ends have one label, in the middle of the height, where the flat line is. */
function Ends({ written }: { readonly written: readonly string[] }) {
  return [...new Set(written)].map((end) => (
    <span key={end} className="only:my-auto">
      {end}
    </span>
  ));
}

export type Point = { readonly x: number; readonly y: number };

export type Extent = { readonly min: number; readonly max: number };

function extentOf(values: ReadonlyArray<number>): Extent {
  if (values.length === 0) return { min: 0, max: 0 };
  return values.reduce<Extent>(
    ({ min, max }, value) => ({ min: Math.min(min, value), max: Math.max(max, value) }),
    { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY },
  );
}

/** The position of a value between the ends, from 0 to 1; 0.5 if the ends are equal. */
function shareOf(value: number, { min, max }: Extent): number {
  return max === min ? 0.5 : (value - min) / (max - min);
}

const round = (value: number) => Math.round(value * 100) / 100;

type Shape = { readonly width: number; readonly height: number; readonly step: boolean };

/** An SVG path with the highest value at the top. */
export function sparklinePath(points: ReadonlyArray<Point>, { width, height, step }: Shape): string {
  const across = extentOf(points.map(({ x }) => x));
  const upward = extentOf(points.map(({ y }) => y));
  return points
    .map(({ x, y }, index) => {
      const left = round(shareOf(x, across) * width);
      const top = round((1 - shareOf(y, upward)) * height);
      if (index === 0) return `M${left} ${top}`;
      return step ? `H${left}V${top}` : `L${left} ${top}`;
    })
    .join('');
}

interface RingProps {
  /** What is left, from 0 to 1. */
  readonly left: number;
  readonly trackLook: string;
  readonly lineLook: string;
}

/** What is left of a countdown, around its figure. */
export function Ring({ left, trackLook, lineLook }: RingProps) {
  const circle = { cx: 18, cy: 18, r: 15.5, fill: 'none', strokeWidth: 3.5 };
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className="absolute inset-0 -rotate-90">
      <circle {...circle} className={trackLook} />
      <circle
        {...circle}
        pathLength="1"
        strokeDasharray="1"
        strokeDashoffset={1 - left}
        className={lineLook}
      />
    </svg>
  );
}

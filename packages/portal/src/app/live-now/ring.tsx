interface RingProps {
  readonly seconds: number;
  readonly total: number;
  /** The seconds in words. */
  readonly label: string;
}

/** What is left of a countdown, as a ring around its figure. */
export function Ring({ seconds, total, label }: RingProps) {
  const left = total > 0 ? Math.min(1, seconds / total) : 0;
  return (
    <span className="relative grid size-9 shrink-0 place-items-center rounded-full bg-[#040908a6]">
      <svg viewBox="0 0 36 36" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="18" cy="18" r="15.5" fill="none" strokeWidth="3.5" stroke="#ffffff33" />
        <circle
          cx="18"
          cy="18"
          r="15.5"
          fill="none"
          strokeWidth="3.5"
          pathLength="1"
          strokeDasharray="1"
          strokeDashoffset={1 - left}
          className="stroke-accent"
        />
      </svg>
      <span aria-hidden="true" className="tabular relative text-sm font-semibold">
        {seconds}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

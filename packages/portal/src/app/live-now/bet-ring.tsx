import { Ring } from '../../ui/figures/ring.tsx';

interface BetRingProps {
  readonly seconds: number;
  readonly total: number;
  /** The seconds in words. */
  readonly label: string;
}

/** The seconds left to bet on a table, on its picture. */
export function BetRing({ seconds, total, label }: BetRingProps) {
  const left = total > 0 ? Math.min(1, seconds / total) : 0;
  return (
    <span className="relative grid size-9 shrink-0 place-items-center rounded-full bg-[#040908a6]">
      <Ring left={left} trackLook="stroke-white/20" lineLook="stroke-accent" />
      <span aria-hidden="true" className="tabular relative text-sm font-semibold">
        {seconds}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

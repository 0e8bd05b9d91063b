import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface LiveCardProps {
  readonly to: string;
  /** What kind of game it is. */
  readonly kind: string;
  readonly picture: string;
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly corner?: ReactNode;
}

/** Shown while a game's state is unknown: a blank line of the same height. */
export const unknown = '\u00a0';

/** Only the figures change, the pictures never do. The focus ring is above them, and white in every theme. */
export function LiveCard({ to, kind, picture, title, note, corner }: LiveCardProps) {
  return (
    <Link
      to={to}
      className="focus-inset brand-tile relative isolate flex [--brand-text:#ffffff] h-28 w-35 shrink-0 flex-col justify-between overflow-hidden border border-line p-2.5 text-white hover:border-edge lg:w-auto lg:flex-1 lg:basis-0"
    >
      <img
        src={picture}
        alt=""
        className="absolute inset-0 -z-1 size-full bg-[#10201a] object-cover object-top"
      />
      <span className="absolute inset-0 -z-1 bg-linear-to-t from-[#040908f2] via-[#040908a6] via-55% to-[#04090859] rtl:to-[#040908b3]" />
      <span className="relative flex h-9 items-start justify-between gap-1">
        <span className="truncate text-xs font-semibold">{kind}</span>
        {corner}
      </span>
      <span className="relative">
        <bdi className="brand-type line-clamp-2 brand-small leading-tight">{title}</bdi>
        <span className="block truncate text-xs">{note}</span>
      </span>
    </Link>
  );
}

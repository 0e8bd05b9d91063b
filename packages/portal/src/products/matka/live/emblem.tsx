import type { ReactNode } from 'react';

const ray = (turn: number) => <path key={turn} d="M20 5v4" transform={`rotate(${turn} 20 20)`} />;

const drawings = {
  sun: (
    <g className="fill-[#e09a00] stroke-[#e09a00] dark:fill-[#ffc53d] dark:stroke-[#ffc53d]">
      <circle cx="20" cy="20" r="8" stroke="none" />
      <g strokeWidth="2.5" strokeLinecap="round">
        {[0, 45, 90, 135, 180, 225, 270, 315].map(ray)}
      </g>
    </g>
  ),
  sunrise: (
    <g className="fill-[#e07a2f] stroke-[#e07a2f] dark:fill-[#ff9f5a] dark:stroke-[#ff9f5a]">
      <path d="M10 28a10 10 0 0 1 20 0z" stroke="none" />
      <g strokeWidth="2.5" strokeLinecap="round" fill="none">
        <path d="M4 33h32M20 8v5M7 15l3.500 3.500M33 15l-3.500 3.500" />
      </g>
    </g>
  ),
  kite: (
    <g>
      <path d="M20 4 33 18 20 32 7 18z" className="fill-[#c2356a] dark:fill-[#ff8ab3]" />
      <path d="M20 4v28M7 18h26" className="stroke-[#ffe3ee] dark:stroke-[#5a1230]" strokeWidth="1.500" />
      <path d="M20 32q5 2 2 6" className="fill-none stroke-[#c2356a] dark:stroke-[#ff8ab3]" strokeWidth="2" />
    </g>
  ),
  waves: (
    <path
      d="M4 14q8-6 16 0t16 0M4 22q8-6 16 0t16 0M4 30q8-6 16 0t16 0"
      className="fill-none stroke-[#1f6fae] dark:stroke-[#72bbef]"
      strokeWidth="3"
      strokeLinecap="round"
    />
  ),
  star: (
    <path
      d="M20 5l4 11h12l-9.500 7 3.500 12-10-7-10 7 3.500-12L4 16h12z"
      className="fill-[#d1503f] dark:fill-[#ff8a7a]"
    />
  ),
  moon: <path d="M26 8a13 13 0 1 0 6 18A11 11 0 0 1 26 8z" className="fill-[#5b6fb5] dark:fill-[#c9d9ff]" />,
  pot: (
    <g>
      <path
        d="M13 8h14l-2 5c6 3 9 7 9 12 0 6-6 9-14 9S6 31 6 25c0-5 3-9 9-12z"
        className="fill-[#b45a1e] dark:fill-[#d9793a]"
      />
      <path d="M8 22q12 5 24 0M13 8h14" className="fill-none stroke-[#ffd9a8]" strokeWidth="2" />
    </g>
  ),
} satisfies Record<string, ReactNode>;

export type EmblemName = keyof typeof drawings;

/** The hour from which each emblem is used. */
const hours: readonly (readonly [number, EmblemName])[] = [
  [21, 'moon'],
  [20, 'star'],
  [18, 'waves'],
  [15, 'kite'],
  [12, 'sun'],
  [0, 'sunrise'],
];

/** A pot for markets with both digits on one slip, otherwise the market's time of day. */
export function emblemOf(market: {
  readonly openTime: string;
  readonly isHaroopAndarBahar: boolean;
}): EmblemName {
  if (market.isHaroopAndarBahar) return 'pot';
  const hour = Number.parseInt(market.openTime, 10);
  return hours.find(([from]) => hour >= from)?.[1] ?? 'pot';
}

export function Emblem({ name, className }: { readonly name: EmblemName; readonly className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      {drawings[name]}
    </svg>
  );
}

import type { TableCode } from '@maidan/games/rules';
import type { ReactNode } from 'react';
import { BrothersArt, PlayersArt, ReelsArt } from './figure-art.tsx';
import { CardAt, EmblemAt } from './stage.tsx';

interface Drawing {
  /** The colours of the cloth, from the lit middle to the edge. */
  readonly cloth: readonly [string, string, string];
  readonly art: ReactNode;
  /** In 344 x 112, for a card two columns wide; without it the usual picture is placed at the card's end. */
  readonly wide?: ReactNode;
}

const green = ['#1E7A55', '#0D4632', '#05221A'] as const;
const wine = ['#8A2440', '#4E1026', '#22060F'] as const;
const blue = ['#26578F', '#10305A', '#061528'] as const;
const indigo = ['#3F3A8C', '#231F57', '#0D0B26'] as const;
const teal = ['#1B7480', '#0C424B', '#041D22'] as const;

/** The picture of each table in the list, in 169 x 112. */
export const drawings: Readonly<Record<TableCode, Drawing>> = {
  teen20: {
    cloth: green,
    art: (
      <>
        <CardAt card="KHH" x={65} y={14} width={48} turn={-16} />
        <CardAt card="ASS" x={91} y={8} width={50} />
        <CardAt card="QCC" x={119} y={14} width={48} turn={16} />
      </>
    ),
  },
  lucky7eu: {
    cloth: blue,
    art: (
      <>
        <ellipse cx="117" cy="48" rx="70" ry="56" fill="#FFD873" opacity=".16" />
        <rect x="86.5" y="3.5" width="63" height="86" rx="7" fill="#FFC53D" transform="rotate(8 118 46.6)" />
        <CardAt card="7HH" x={89} y={6} width={58} turn={8} />
      </>
    ),
  },
  aaa: { cloth: indigo, art: <BrothersArt /> },
  dt20: {
    cloth: wine,
    art: (
      <>
        <path d="M104.8 0H169V112H70z" fill="#0E3A5C" opacity=".85" />
        <EmblemAt name="dragon" x={51} y={14} size={56} />
        <EmblemAt name="tiger" x={109} y={14} size={54} />
      </>
    ),
  },
  dt202: {
    cloth: blue,
    art: (
      <>
        <path d="M111.5 0H169V112H84.500z" fill="#5B1A2C" opacity=".9" />
        <CardAt card="QDD" x={61} y={10} width={44} turn={-5} />
        <CardAt x={115} y={10} width={44} turn={5} />
        <EmblemAt name="dragon" x={49} y={48} size={26} />
        <EmblemAt name="tiger" x={140} y={48} size={26} />
      </>
    ),
  },
  abj: {
    cloth: wine,
    art: (
      <>
        <path
          d="M45 44h22M59 36l9 8-9 8M139 44h22M153 36l9 8-9 8"
          stroke="#F3D58A"
          strokeWidth="3"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          opacity=".85"
        />
        <CardAt card="8DD" x={79} y={10} width={48} />
      </>
    ),
  },
  teen: {
    cloth: green,
    art: (
      <>
        <circle cx="117" cy="62" r="44" fill="#FFC53D" opacity=".22" />
        <circle cx="117" cy="62" r="30" fill="#FFC53D" opacity=".3" />
        <CardAt card="9SS" x={69} y={18} width={40} turn={-12} />
        <CardAt card="9DD" x={91} y={14} width={40} turn={-4} />
        <CardAt card="ACC" x={115} y={16} width={40} turn={8} />
      </>
    ),
  },
  worli: { cloth: teal, art: <ReelsArt /> },
  teen9: {
    cloth: green,
    art: (
      <>
        <EmblemAt name="dragon" x={48} y={18} size={44} />
        <EmblemAt name="tiger" x={124} y={18} size={42} />
        <EmblemAt name="lion" x={80} y={10} size={54} />
      </>
    ),
    wide: (
      <>
        <EmblemAt name="dragon" x={140} y={14} size={60} />
        <EmblemAt name="tiger" x={200} y={14} size={60} />
        <EmblemAt name="lion" x={262} y={6} size={72} />
      </>
    ),
  },
  'card32-a': { cloth: indigo, art: <PlayersArt /> },
  card32eu: {
    cloth: teal,
    art: (
      <>
        <CardAt card="KSS" x={57} y={14} width={40} turn={-10} />
        <CardAt card="6HH" x={81} y={10} width={40} turn={-3} />
        <CardAt card="JCC" x={105} y={10} width={40} turn={4} />
        <CardAt card="8DD" x={127} y={14} width={40} turn={11} />
      </>
    ),
  },
};

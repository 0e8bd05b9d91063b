import { CardAt, EmblemAt } from '../../faces/drawing.tsx';
import type { TableFace } from '../../faces/table-face.ts';
import { dragonTigerFace } from '../dragon-tiger/face.tsx';
import { dragonTigerTwoEntry } from './entry.ts';

/** The same table with another cloth. */
export const dragonTigerTwoFace: TableFace = {
  ...dragonTigerFace,
  code: dragonTigerTwoEntry.code,
  cloth: 'wine',
  played: { types: ['dt202'], Layout: dragonTigerFace.played.Layout },
  drawing: {
    cloth: 'blue',
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
};

import type { TableFace } from '../../faces/table-face.ts';
import { dragonTigerFace } from '../dragon-tiger/face.tsx';

/** The same table with another cloth. */
export const dragonTigerTwoFace: TableFace = { ...dragonTigerFace, cloth: 'wine' };

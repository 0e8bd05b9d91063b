/** The two hands lie as at the other table of two hands. */
export { beadTone, lay } from '../teenpatti-twenty/scene.ts';

/** A tie is no place of the scene: neither hand is lit or dim. */
const places = new Map([
  ['0', 'tie'],
  ['1', 'a'],
  ['2', 'b'],
]);

export const placeOfWin = (win: string): string | undefined => places.get(win);

export const placeOf = (sid: string): string => places.get(sid) ?? '';

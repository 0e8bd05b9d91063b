/** The two hands are placed as in 20-20 Teenpatti. */
export { beadTone, lay } from '../teenpatti-twenty/scene.ts';

/** The scene has no place for a tie: neither hand is then highlighted or dimmed. */
const places = new Map([
  ['0', 'tie'],
  ['1', 'a'],
  ['2', 'b'],
]);

export const placeOfWin = (win: string): string | undefined => places.get(win);

export const placeOf = (sid: string): string => places.get(sid) ?? '';

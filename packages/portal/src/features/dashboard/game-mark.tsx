import { Crown, Dices, Globe, Hash, PlaneTakeoff } from 'lucide-react';

const marks = { 'int-casino': Globe, 'rg-casino': Crown, matka: Hash, aviator: PlaneTakeoff, ludo: Dices };

export type MarkedGame = keyof typeof marks;

/** Separate from the other icons, since layouts with picture tiles do not need these. */
export function GameMark({ game }: { readonly game: MarkedGame }) {
  const Mark = marks[game];
  return <Mark />;
}

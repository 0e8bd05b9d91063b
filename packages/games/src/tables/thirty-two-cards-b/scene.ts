import type { ChipSpot, LayScene, ScenePlace } from '../../faces/scene/scene-layout.ts';
import { lay as layPlayers } from '../thirty-two-cards/scene.ts';
import { highTotal, lowTotal, parities, players } from './options.ts';

const [lowPlayers, allPlayers, highPlayers] = ['players 8 and 9', 'all players', 'players 10 and 11'];

/** A spot on the line between two boxes. */
function between(id: string, left: ScenePlace | undefined, right: ScenePlace | undefined): ChipSpot[] {
  if (left === undefined || right === undefined) return [];
  return [{ id, chips: { ...left.chips, x: (left.chips.x + right.chips.x) / 2 } }];
}

/** Bets on several players are placed between them. */
export const lay: LayScene = (width) => {
  const { places } = layPlayers(width);
  const [eight, nine, ten, eleven] = places;
  const spots = [
    ...between(lowPlayers, eight, nine),
    ...between(allPlayers, nine, ten),
    ...between(highPlayers, ten, eleven),
  ];
  return { places, spots };
};

const placeBySid = new Map([
  ...parities.flatMap(({ place, odd, even }, index): [string, string][] => [
    [players[index]?.sid ?? '', place],
    [odd.sid, place],
    [even.sid, place],
  ]),
  [lowTotal.sid, lowPlayers],
  [highTotal.sid, highPlayers],
]);

/** Bets on colours and single digits concern all four cards. */
export const placeOf = (sid: string): string => placeBySid.get(sid) ?? allPlayers;

import type { Tile } from '@maidan/contract/wire';
import cards from './art/cards.svg';
import crown from './art/crown.svg';
import flight from './art/flight.svg';
import globe from './art/globe.svg';
import inPlay from './art/in-play.svg';
import ludo from './art/ludo.svg';
import pot from './art/pot.svg';

/** Pictures of the game tiles; the others have only their icon. */
export const tilePictures: Partial<Record<Tile, string>> = {
  inplay: inPlay,
  'int-casino': globe,
  casino: cards,
  'rg-casino': crown,
  matka: pot,
  aviator: flight,
  ludo,
};

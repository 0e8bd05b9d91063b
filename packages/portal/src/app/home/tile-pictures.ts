import type { Tile } from '@maidan/contract/wire';
import flight from '../../products/aviator/art/flight.svg';
import crown from '../../products/launched/art/crown.svg';
import globe from '../../products/launched/art/globe.svg';
import ludo from '../../products/launched/art/ludo.svg';
import pot from '../../products/matka/art/pot.svg';
import inPlay from '../../products/sports/art/in-play.svg';
import cards from '../../products/tables/art/cards.svg';

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

import { makeDragonTiger } from './make-game.ts';

export const dragonTiger = makeDragonTiger('dt20');

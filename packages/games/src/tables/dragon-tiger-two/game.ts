import { makeDragonTiger } from '../dragon-tiger/make-game.ts';

export const dragonTigerTwo = makeDragonTiger('dt202');

import { makeDragonTiger } from '../dragon-tiger/game.ts';
import { dragonTigerTwoEntry } from './entry.ts';

export const dragonTigerTwo = makeDragonTiger(dragonTigerTwoEntry);

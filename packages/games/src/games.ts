// Every table the house deals, one line each; `dealt-games.ts` makes the list of them.
export { andarBahar } from './tables/andar-bahar/game.ts';
export { teenpattiThree } from './tables/teenpatti-three/game.ts';

// Every table the house deals, one line each; `dealt-games.ts` collects them in a list.
export { amarAkbarAnthony } from './tables/amar-akbar-anthony/game.ts';
export { andarBahar } from './tables/andar-bahar/game.ts';
export { dragonTiger } from './tables/dragon-tiger/game.ts';
export { dragonTigerTwo } from './tables/dragon-tiger-two/game.ts';
export { luckySeven } from './tables/lucky-seven/game.ts';
export { teenpattiOneDay } from './tables/teenpatti-one-day/game.ts';
export { teenpattiThree } from './tables/teenpatti-three/game.ts';
export { teenpattiTwenty } from './tables/teenpatti-twenty/game.ts';
export { thirtyTwoCards } from './tables/thirty-two-cards/game.ts';
export { thirtyTwoCardsB } from './tables/thirty-two-cards-b/game.ts';
export { worli } from './tables/worli/game.ts';

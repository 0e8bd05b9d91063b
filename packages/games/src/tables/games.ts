// Every table the house deals, one line each; `dealt-games.ts` collects them in a list.
export { amarAkbarAnthony } from './amar-akbar-anthony/game.ts';
export { andarBahar } from './andar-bahar/game.ts';
export { dragonTiger } from './dragon-tiger/game.ts';
export { dragonTigerTwo } from './dragon-tiger-two/game.ts';
export { luckySeven } from './lucky-seven/game.ts';
export { teenpattiOneDay } from './teenpatti-one-day/game.ts';
export { teenpattiThree } from './teenpatti-three/game.ts';
export { teenpattiTwenty } from './teenpatti-twenty/game.ts';
export { thirtyTwoCards } from './thirty-two-cards/game.ts';
export { thirtyTwoCardsB } from './thirty-two-cards-b/game.ts';
export { worli } from './worli/game.ts';

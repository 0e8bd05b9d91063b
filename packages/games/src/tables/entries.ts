// Every live table of the house, one line each; `registry.ts` puts them in their order.
export { amarAkbarAnthonyEntry } from './amar-akbar-anthony/entry.ts';
export { andarBaharEntry } from './andar-bahar/entry.ts';
export { dragonTigerEntry } from './dragon-tiger/entry.ts';
export { dragonTigerTwoEntry } from './dragon-tiger-two/entry.ts';
export { luckySevenEntry } from './lucky-seven/entry.ts';
export { teenpattiOneDayEntry } from './teenpatti-one-day/entry.ts';
export { teenpattiThreeEntry } from './teenpatti-three/entry.ts';
export { teenpattiTwentyEntry } from './teenpatti-twenty/entry.ts';
export { thirtyTwoCardsEntry } from './thirty-two-cards/entry.ts';
export { thirtyTwoCardsBEntry } from './thirty-two-cards-b/entry.ts';
export { worliEntry } from './worli/entry.ts';

// What players see of every table, one line each; `dealt-faces.ts` finds them by code.
export { amarAkbarAnthonyFace } from './amar-akbar-anthony/face.tsx';
export { andarBaharFace } from './andar-bahar/face.tsx';
export { dragonTigerFace } from './dragon-tiger/face.tsx';
export { dragonTigerTwoFace } from './dragon-tiger-two/face.tsx';
export { luckySevenFace } from './lucky-seven/face.tsx';
export { teenpattiOneDayFace } from './teenpatti-one-day/face.tsx';
export { teenpattiThreeFace } from './teenpatti-three/face.tsx';
export { teenpattiTwentyFace } from './teenpatti-twenty/face.tsx';
export { thirtyTwoCardsFace } from './thirty-two-cards/face.tsx';
export { thirtyTwoCardsBFace } from './thirty-two-cards-b/face.tsx';
export { worliFace } from './worli/face.tsx';

import { CardAt } from '../../../pages/lobby/card-at.tsx';

export const CardsArt = () => (
  <>
    <CardAt card="ASS" x={120} y={46} turn={-22} />
    <CardAt card="5HH" x={158} y={26} turn={-8} />
    <CardAt card="8CC" x={200} y={24} turn={7} />
    <CardAt card="10DD" x={240} y={42} turn={22} />
  </>
);

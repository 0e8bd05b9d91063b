import { CardAt } from '../../../pages/lobby/card-at.tsx';

export const MatchArt = () => (
  <>
    <path
      d="M126 60h26m-9-9 9 9-9 9M298 60h-26m9-9-9 9 9 9"
      stroke="#F3D58A"
      strokeWidth="4"
      fill="none"
      strokeLinecap="round"
    />
    <CardAt card="KHH" x={180} y={14} turn={0} />
    <CardAt card="KSS" x={236} y={72} turn={12} />
    <CardAt card="4CC" x={122} y={78} turn={-12} />
  </>
);

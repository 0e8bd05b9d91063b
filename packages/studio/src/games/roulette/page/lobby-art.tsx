import { memo, useCallback } from 'react';
import { bowlArt, rotorArt } from './wheel-art.ts';

export const WheelArt = memo(function WheelArt() {
  const fill = useCallback((node: SVGGElement | null) => {
    if (node !== null) node.innerHTML = `${bowlArt}${rotorArt}`;
  }, []);
  return <g ref={fill} transform="translate(232 92) scale(.98)" />;
});

import { memo, useCallback } from 'react';
import type { Phase } from '../../../pages/instant/round-desk.ts';
import { pocketColour } from '../spots.ts';
import { useWheelMotion } from './use-wheel-motion.ts';
import { bowlArt, glareArt, rotorArt } from './wheel-art.ts';

const Bowl = memo(function Bowl() {
  const fill = useCallback((node: SVGSVGElement | null) => {
    if (node !== null) node.innerHTML = bowlArt;
  }, []);
  return <svg ref={fill} viewBox="-100 -100 200 200" aria-hidden="true" />;
});

const Glare = memo(function Glare() {
  const fill = useCallback((node: SVGSVGElement | null) => {
    if (node !== null) node.innerHTML = glareArt;
  }, []);
  return <svg ref={fill} viewBox="-100 -100 200 200" aria-hidden="true" />;
});

interface WheelProps {
  readonly phase: Phase;
  /** The number of the round being shown. */
  readonly number: number | undefined;
  readonly onLanded: () => void;
}

export const Wheel = memo(function Wheel({ phase, number, onLanded }: WheelProps) {
  const { rotor, ball } = useWheelMotion(phase, number, onLanded);
  const fill = useCallback(
    (node: SVGSVGElement | null) => {
      rotor.current = node;
      if (node !== null && node.innerHTML === '') node.innerHTML = rotorArt;
    },
    [rotor],
  );
  const isShown = number !== undefined && phase !== 'showing';
  return (
    <div className="rl-wheel" aria-hidden="true">
      <Bowl />
      <svg ref={fill} className="rl-rotor" viewBox="-100 -100 200 200" aria-hidden="true" />
      <Glare />
      <span ref={ball} className="rl-ball" />
      {isShown && (
        <span className="rl-number st-figure" data-colour={pocketColour(number)}>
          {number}
        </span>
      )}
    </div>
  );
});

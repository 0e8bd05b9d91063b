import './roulette.css';
import './board.css';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { BeadStrip } from '../../../pages/instant/bead-strip.tsx';
import { InstantFrame } from '../../../pages/instant/instant-frame.tsx';
import { ResultBar } from '../../../pages/instant/result-bar.tsx';
import type { Phase } from '../../../pages/instant/round-desk.ts';
import { type InstantTable, useInstantGame } from '../../../pages/instant/use-instant-game.ts';
import { pocketColour } from '../spots.ts';
import { useRouletteTexts } from '../texts/texts.ts';
import { Board } from './board.tsx';
import { Racetrack } from './racetrack.tsx';
import { StatisticsPanel } from './statistics-panel.tsx';
import { useWheelMotion } from './use-wheel-motion.ts';
import { bowlArt, glareArt, rotorArt } from './wheel-art.ts';

const holdMs = 2_600;

/** Whether the whole wheel is shown: while it turns and for a moment after. */
function useIsRaised({ view: { phase } }: InstantTable): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (phase !== 'shown') return setIsHeld(false);
    setIsHeld(true);
    const timer = setTimeout(() => setIsHeld(false), holdMs);
    return () => clearTimeout(timer);
  }, [phase]);
  return isHeld || phase === 'asking' || phase === 'asking-again' || phase === 'showing';
}

interface StageProps {
  readonly table: InstantTable;
  readonly number: number | undefined;
  readonly text: string | undefined;
}

function Stage({ table, number, text }: StageProps) {
  const texts = useRouletteTexts();
  const isRaised = useIsRaised(table);
  const { phase, round } = table.view;
  return (
    <section className="rl-stage" aria-label={texts.roulette.wheel}>
      <div className="rl-window" data-raised={isRaised}>
        <Wheel phase={phase} number={number} onLanded={table.settle} />
        {phase === 'shown' && round && text !== undefined ? (
          <ResultBar round={round} text={text} />
        ) : (
          <p className="rl-call">{table.isOpen ? texts.round.place : texts.roulette.spinning}</p>
        )}
      </div>
    </section>
  );
}

export function RouletteGame() {
  const texts = useRouletteTexts();
  const table = useInstantGame('roulette');
  const [lit, setLit] = useState<ReadonlySet<number>>(new Set());
  const { phase, round, recent } = table.view;
  const numbers = useMemo(
    () => recent.flatMap(({ outcome }) => (outcome.game === 'roulette' ? [outcome.number] : [])),
    [recent],
  );
  const number = round?.outcome.game === 'roulette' ? round.outcome.number : undefined;
  const text =
    number === undefined
      ? undefined
      : texts.roulette.result(String(number), texts.colours[pocketColour(number)]);
  const winner = phase === 'shown' ? number : undefined;
  return (
    <InstantFrame table={table} title={texts.roulette.title} press={texts.keys.spin} resultText={text}>
      <div className="rl">
        <Stage table={table} number={number} text={text} />
        <div className="rl-felt">
          <BeadStrip beads={numbers.map((one) => ({ text: String(one), colour: pocketColour(one) }))} />
          <Board table={table} winner={winner} lit={lit} />
          <Racetrack table={table} winner={winner} lit={lit} onPoint={setLit} />
        </div>
        <StatisticsPanel numbers={numbers} />
      </div>
    </InstantFrame>
  );
}

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

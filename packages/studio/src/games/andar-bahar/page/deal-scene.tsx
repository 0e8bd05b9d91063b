import { PlayingCard } from '@maidan/games/boards';
import { type Card, parseCard } from '@maidan/games/kit/cards.ts';
import { formatCard } from '../../../pages/cards/format-card.ts';
import { TurningCard } from '../../../pages/cards/turning-card.tsx';
import { ResultBar } from '../../../pages/instant/result-bar.tsx';
import type { InstantTable } from '../../../pages/instant/use-instant-game.ts';
import { useReducedMotion, useSteps } from '../../../pages/instant/use-steps.ts';
import { useStudio } from '../../../pages/session/studio-context.ts';
import { useAndarBaharTexts } from '../texts/texts.ts';
import { dealWaits, splitSides, winningSide } from './sides.ts';

interface DealRowProps {
  readonly name: string;
  readonly cards: readonly Card[];
  readonly isWinner: boolean;
}

/** The cards of one side, which overlap more the more there are. */
function DealRow({ name, cards, isWinner }: DealRowProps) {
  const { texts } = useStudio();
  return (
    <div className="ab-row" data-winner={isWinner}>
      <p>
        <b>{name}</b>
        <span className="st-figure">{cards.length}</span>
      </p>
      <ol dir="ltr">
        {cards.map((card, index) => (
          <li key={card} data-match={isWinner && index === cards.length - 1}>
            <PlayingCard card={card} width={44} label={formatCard(texts, card)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** With reduced motion the whole deal is shown at once. */
const stillMs = 700;

interface DealSceneProps {
  readonly table: InstantTable;
  readonly text: string | undefined;
}

function useDeal(table: InstantTable) {
  const { sounds } = useStudio();
  const isStill = useReducedMotion();
  const { phase, round } = table.view;
  const outcome = round?.outcome.game === 'andar-bahar' ? round.outcome : undefined;
  const cards: readonly Card[] = outcome?.cards.flatMap((card) => parseCard(card) ?? []) ?? [];
  const steps = useSteps({
    run: phase === 'showing' ? round?.roundId : undefined,
    waitsMs: isStill ? [stillMs] : dealWaits(cards.length),
    onStep: (step) => sounds.play(step === 0 ? 'card-flip' : 'card-slide'),
    onDone: table.settle,
  });
  const isOut = phase === 'showing' || phase === 'shown';
  const isWhole = phase === 'shown' || (isStill && isOut);
  return {
    isOut,
    joker: outcome && parseCard(outcome.joker),
    isJokerOpen: isWhole || (phase === 'showing' && steps >= 1),
    dealt: isOut ? cards.slice(0, isWhole ? cards.length : Math.max(0, steps - 1)) : [],
    isOver: isOut && (isWhole || steps > cards.length),
  };
}

/** The joker, and the cards on both sides as they are dealt. */
export function DealScene({ table, text }: DealSceneProps) {
  const texts = useAndarBaharTexts();
  const { phase, round } = table.view;
  const { isOut, joker, isJokerOpen, dealt, isOver } = useDeal(table);
  const sides = splitSides(dealt);
  const winner = isOver ? winningSide(dealt.length) : undefined;
  return (
    <section className="cd-scene ab-scene" aria-label={texts.andarBahar.title}>
      <div className="ab-joker">
        <b>{texts.andarBahar.joker}</b>
        <span className="ab-joker-card">
          <TurningCard
            card={isOut ? joker : undefined}
            width={74}
            isOpen={isJokerOpen}
            isWinner={isOver}
            label={joker === undefined ? '' : formatCard(texts, joker)}
          />
        </span>
      </div>
      <DealRow name={texts.andarBahar.andar} cards={sides.andar} isWinner={winner === 'andar'} />
      <DealRow name={texts.andarBahar.bahar} cards={sides.bahar} isWinner={winner === 'bahar'} />
      {phase === 'shown' && round && text !== undefined ? (
        <ResultBar round={round} text={text} />
      ) : (
        <p className="ab-call">
          {phase === 'showing'
            ? texts.andarBahar.dealt(dealt.length)
            : table.isOpen
              ? texts.round.place
              : texts.round.asking}
        </p>
      )}
    </section>
  );
}

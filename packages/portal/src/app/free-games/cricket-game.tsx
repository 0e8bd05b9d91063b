import { Button } from '@maidan/ui/button.tsx';
import { type KeyboardEvent, useRef } from 'react';
import { useAccountTexts } from '../../account/texts/account-texts.ts';
import { Field } from './field.tsx';
import { type BallLine, ballLines, type Innings, isWon, wicketsInAll } from './innings.ts';
import { useGame } from './use-game.ts';

const aimOfKey: Readonly<Record<string, BallLine>> = {
  ArrowLeft: 'left',
  ArrowUp: 'straight',
  ArrowRight: 'right',
};

/** A chase of twelve balls and three wickets, without coins and without calls to the house. */
export function CricketGame() {
  const { freeGames: texts } = useAccountTexts();
  const ball = useRef<SVGCircleElement>(null);
  const straight = useRef<HTMLButtonElement>(null);
  const { innings, play, best, start, hit } = useGame(({ line }, progress) => {
    const { x, y, r } = ballPlace(line, progress);
    ball.current?.setAttribute('cx', String(x));
    ball.current?.setAttribute('cy', String(y));
    ball.current?.setAttribute('r', String(r));
  });
  const isPlaying = play.phase === 'bowled' || play.phase === 'hit';

  function hitByKey(event: KeyboardEvent): void {
    const aim = aimOfKey[event.key];
    if (!aim || !isPlaying) return;
    event.preventDefault();
    hit(aim);
  }

  function begin(): void {
    straight.current?.focus();
    start();
  }

  const message =
    play.phase === 'hit'
      ? texts.outcomes[play.outcome]
      : play.phase === 'finished' && innings
        ? (isWon(innings) ? texts.won : texts.lost)(innings.runs)
        : '';

  return (
    <div className="overflow-hidden rounded-2xl border border-line bg-surface">
      <ScoreBoard innings={innings} best={best} />
      <fieldset dir="ltr" aria-label={texts.banner} className="relative" onKeyDown={hitByKey}>
        <Field play={play} ball={ball} label={texts.field} />
        <div className="absolute inset-0 grid grid-cols-3">
          {ballLines.map((line) => (
            <button
              key={line}
              ref={line === 'straight' ? straight : undefined}
              type="button"
              aria-label={texts[line]}
              onPointerDown={() => hit(line)}
              // A pointer hits on pointerdown; this is for the keyboard.
              onClick={(event) => event.detail === 0 && hit(line)}
              className="focus-inset touch-none"
            />
          ))}
        </div>
        <p
          aria-live="assertive"
          className="pointer-events-none absolute inset-x-0 top-1/3 text-center text-3xl font-black text-white [text-shadow:0_2px_6px_#000,0_0_2px_#000]"
        >
          {message}
        </p>
        {!isPlaying && (
          <div className="absolute inset-x-0 bottom-4 flex justify-center">
            <Button onClick={begin}>{play.phase === 'finished' ? texts.again : texts.start}</Button>
          </div>
        )}
      </fieldset>
      <p className="px-4 py-3 text-sm text-muted">{texts.how}</p>
    </div>
  );
}

const sides: Record<BallLine, number> = { left: -1, straight: 0, right: 1 };
const bounceAt = 0.62;

export interface BallPlace {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The ball's position, in the ground's own units: it drops, bounces once, and grows as it comes nearer. */
export function ballPlace(line: BallLine, progress: number): BallPlace {
  const near = Math.min(progress, 1.25) ** 1.6;
  const height =
    progress < bounceAt
      ? 26 * (1 - progress / bounceAt)
      : 22 * Math.sin(((progress - bounceAt) / 0.63) * Math.PI * 0.5);
  return { x: 180 + sides[line] * 26 * near, y: 92 + 146 * near - height, r: 2 + 5.5 * near };
}

interface ScoreBoardProps {
  readonly innings: Innings | undefined;
  readonly best: number;
}

export function ScoreBoard({ innings, best }: ScoreBoardProps) {
  const { freeGames: texts } = useAccountTexts();
  const wicketsLost = innings ? wicketsInAll - innings.wicketsLeft : 0;
  const facts = [
    { name: texts.score, value: innings ? `${innings.runs}/${wicketsLost}` : '–' },
    { name: texts.ballsLeft, value: innings ? String(innings.ballsLeft) : '–' },
    { name: texts.best, value: String(best) },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 bg-header px-4 py-2 text-sm text-on-header">
      <strong className="tabular flex-1 text-base">{innings && texts.target(innings.target)}</strong>
      <dl className="flex gap-5">
        {facts.map(({ name, value }) => (
          <div key={name} className="text-center">
            <dt className="text-xs">{name}</dt>
            <dd className="tabular font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { type Random, seededRandom } from '@maidan/betting';
import { now } from '@maidan/ui/format/now.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  addBall,
  type Ball,
  type BallLine,
  bowl,
  type Innings,
  isFinished,
  judgeSwing,
  type Outcome,
  startInnings,
} from './innings.ts';

/** The progress at which the ball has passed the bat. */
const passedAt = 1.25;
const pauseMs = 1100;

export type Play =
  | { readonly phase: 'idle' }
  | { readonly phase: 'bowled'; readonly ball: Ball }
  | {
      readonly phase: 'hit';
      readonly ball: Ball;
      readonly outcome: Outcome;
      readonly aim: BallLine | undefined;
    }
  | { readonly phase: 'finished' };

/** One innings after another. `onFrame` draws the ball; React renders only once per ball. */
export function useGame(onFrame: (ball: Ball, progress: number) => void) {
  const random = useRef<Random>(undefined);
  const progress = useRef(0);
  const [innings, setInnings] = useState<Innings>();
  const [play, setPlay] = useState<Play>({ phase: 'idle' });
  const [best, setBest] = useState(readBest);
  const draw = useEffectEvent(onFrame);

  function start(): void {
    random.current = seededRandom(String(now()));
    setInnings(startInnings(random.current));
    bowlNext();
  }

  function bowlNext(): void {
    if (!random.current) return;
    progress.current = 0;
    setPlay({ phase: 'bowled', ball: bowl(random.current) });
  }

  function decide(ball: Ball, aim: BallLine | undefined): void {
    const outcome = judgeSwing(ball, aim && { aim, progress: progress.current });
    setPlay({ phase: 'hit', ball, outcome, aim });
    setInnings((before) => before && addBall(before, outcome));
  }

  function hit(aim: BallLine): void {
    if (play.phase === 'bowled') decide(play.ball, aim);
  }

  const letPass = useEffectEvent(decide);
  const goOn = useEffectEvent(() => {
    if (!innings || !isFinished(innings)) return bowlNext();
    setBest(keepBest(innings.runs));
    setPlay({ phase: 'finished' });
  });

  useEffect(() => {
    if (play.phase === 'hit') {
      const timer = setTimeout(goOn, pauseMs);
      return () => clearTimeout(timer);
    }
    if (play.phase !== 'bowled') return;
    const { ball } = play;
    let startedAt: number | undefined;
    let frame = requestAnimationFrame(function move(at) {
      startedAt ??= at;
      progress.current = (at - startedAt) / ball.flightMs;
      draw(ball, progress.current);
      if (progress.current >= passedAt) letPass(ball, undefined);
      else frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [play]);

  return { innings, play, best, start, hit };
}

const bestKey = 'freeGameBest';

function readBest(): number {
  const best = Number(localStorage.getItem(bestKey));
  return Number.isSafeInteger(best) && best > 0 ? best : 0;
}

function keepBest(runs: number): number {
  const best = Math.max(readBest(), runs);
  localStorage.setItem(bestKey, String(best));
  return best;
}

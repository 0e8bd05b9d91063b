import { now } from '@maidan/ui/format/now.ts';
import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callAs, useStudio } from '../../../../pages/session/studio-context.ts';
import type { SoundName } from '../../../../pages/sound/effects.ts';
import type { StudioOpened } from '../../../../wire/instant.ts';
import type { LudoBalance, LudoRefusal, LudoTable, LudoView } from '../../../../wire/ludo.ts';
import { createShowPlayer, type ShowPlayer } from '../show/show-player.ts';
import type { ShowStep } from '../show/show-step.ts';
import { createLudoGame, type LudoGame, type LudoGameState } from './create-ludo-game.ts';
import { type AskLudo, ludoCalls } from './ludo-calls.ts';
import { createSeeds } from './seeds.ts';

const sounds: Partial<Record<ShowStep['kind'], SoundName>> = {
  toss: 'dice',
  roll: 'dice',
  hop: 'step',
  taken: 'capture',
  home: 'win',
  timeout: 'refused',
};

const stepSound = ({ kind }: ShowStep): SoundName | undefined => sounds[kind];

/** A prize reaches the wallet a moment after the game is over. */
const askAfterMs = [0, 1_500] as const;

/** Loads the balance whenever money has moved at the table. */
function useBalance(table: LudoTable | null): void {
  const { session, setBalance } = useStudio();
  const last = useRef<LudoTable | null>(null);
  const ask = useEffectEvent(async () => {
    const answer = await callAs<LudoBalance>(session, { path: '/ludo/balance' });
    if (answer.kind === 'ok' && answer.data.balance !== null) setBalance(answer.data.balance);
  });
  useEffect(() => {
    const isMoved = hasMoneyMoved(last.current, table);
    last.current = table;
    // Timers are not cleared: the table changes again before they fire.
    if (isMoved) for (const ms of askAfterMs) setTimeout(() => void ask(), ms);
  }, [table]);
}

/** The studio holds a call for the table open for up to 20 seconds. */
const timeoutMs = 30_000;
const actTimeoutMs = 6_000;

/** The page's calls to the studio. */
const askLudoAs =
  (session: StudioOpened): AskLudo =>
  async (path, body, signal) => {
    const answer = await callAs<LudoView>(session, {
      path: `/ludo/${path}`,
      timeoutMs: body === undefined ? timeoutMs : actTimeoutMs,
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    });
    if (answer.kind === 'ok') return answer.data;
    if (answer.kind === 'refused') return answer.refusal as LudoRefusal;
    throw new Error('The studio did not answer.');
  };

export interface Ludo {
  readonly game: LudoGame;
  readonly player: ShowPlayer;
  readonly state: LudoGameState;
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/** The player's game, and the state shown of it. */
export function useLudo(): Ludo {
  const { session, secret, sounds, endSession } = useStudio();
  const [{ game, player }] = useState(() => ({
    game: createLudoGame({
      calls: ludoCalls(askLudoAs(session)),
      seeds: createSeeds({ secret }),
      now,
      makeRequestId: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
      pause,
    }),
    player: createShowPlayer({
      after,
      isReduced: () => matchMedia(reducedMotion).matches,
      isHidden: () => document.hidden,
      onStep: (step) => {
        const sound = stepSound(step);
        if (sound) sounds.play(sound);
      },
    }),
  }));
  const state = useStore(game.state);
  const { view, hasEnded } = state;
  useEffect(() => player.follow(view?.table ?? null), [player, view]);
  useBalance(view?.table ?? null);
  useEffect(() => {
    if (hasEnded) endSession();
  }, [hasEnded, endSession]);
  // React may discard a first attempt to show the page, so what it creates starts nothing before it is shown.
  useEffect(() => {
    const close = game.open();
    return () => {
      close();
      player.close();
    };
  }, [game, player]);
  return { game, player, state };
}

const isStaked = (table: LudoTable | null): boolean =>
  table?.seats.some(({ isYou, seedHash }) => isYou && seedHash !== '') ?? false;

const stageOf = (table: LudoTable | null): string => (isStaked(table) ? (table?.stage ?? '') : '');

/**
 * A stake may have been locked, or a game has ended: the balance has changed. The hash of a seed is visible
 * before the wallet has answered, so the balance is loaded once more when the game begins.
 */
export function hasMoneyMoved(before: LudoTable | null, now: LudoTable | null): boolean {
  const isSame = before?.gameId === now?.gameId;
  return stageOf(now) !== (isSame ? stageOf(before) : '') || (isSame && !before?.result && !!now?.result);
}

/** Resolves after this time, or at once when the signal is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

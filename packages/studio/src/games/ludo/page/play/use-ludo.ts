import { now } from '@maidan/ui/format/now.ts';
import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { useEffect, useState } from 'react';
import { useStudio } from '../../../../pages/session/studio-context.ts';
import { createShowPlayer, type ShowPlayer } from '../show/show-player.ts';
import { stepSound } from '../sound/step-sound.ts';
import { askLudoAs } from './ask-ludo.ts';
import { createLudoGame, type LudoGame, type LudoGameState } from './create-ludo-game.ts';
import { ludoCalls } from './ludo-calls.ts';
import { pause } from './pause.ts';
import { createSeeds } from './seeds.ts';
import { useBalance } from './use-balance.ts';

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

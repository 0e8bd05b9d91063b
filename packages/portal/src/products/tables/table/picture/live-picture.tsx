import { Scene, type TableFace } from '@maidan/games/boards';
import type { TableGame } from '@maidan/games/rules';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../../texts/texts.ts';
import { pathTo } from '../../paths.ts';
import { useTableTexts } from '../../texts/table-texts.ts';
import { useOpenBets, useSettledBets } from '../api.ts';
import { betsOnRound, profitsOf, stakesOf } from '../bets/positions.ts';
import { useClock, useIsStale } from '../live/live-table.tsx';
import type { RoundNow } from '../live/table-now.ts';
import { chipsInPicture } from './chips-in-picture.ts';
import { sceneOfRound } from './scene-of-round.ts';
import { useTableSound } from './table-sound.ts';
import { useRoundAmount } from './use-round-amount.ts';

const CommitmentDialog = lazyPart(
  async () => (await import('../proof/commitment-dialog.tsx')).CommitmentDialog,
);

interface LivePictureProps {
  readonly game: TableGame;
  readonly face: TableFace;
  readonly title: string;
  readonly round: RoundNow;
}

export function LivePicture({ game, face, title, round }: LivePictureProps) {
  const texts = useTableTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const clock = useClock();
  const isStale = useIsStale();
  const sound = useTableSound();
  const scene = sceneOfRound({ game, face, title, round, clock, isStale }, { texts, language });
  const amount = useRoundAmount(game.entry.eventId, round);
  const [isProofOpen, setProofOpen] = useState(false);
  const { eventId } = game.entry;
  const { roundId, result, watching } = round;
  const open = useOpenBets(eventId).filter((bet) => bet.roundId === roundId);
  const settled = useSettledBets(eventId, result && roundId);
  const showProof = () => (result ? void navigate(pathTo('verifyRound', { roundId })) : setProofOpen(true));
  return (
    <>
      <Scene
        {...scene}
        chips={chipsInPicture({
          placeOf: face.placeOf,
          stakes: stakesOf(betsOnRound(open, settled)),
          profits: profitsOf(settled),
        })}
        result={scene.result && { ...scene.result, amount }}
        hud={{
          playing: watching === undefined ? undefined : texts.playing(watching),
          isSoundOn: sound.isOn,
          onSound: sound.toggle,
          soundLabel: texts.sound,
          proof: {
            state: result ? 'verify' : 'locked',
            label: result ? texts.proof.verify : texts.proof.locked,
            onPress: showProof,
          },
        }}
        sounds={sound.sounds}
      />
      <Suspense>
        {isProofOpen && (
          <CommitmentDialog
            roundId={roundId}
            commitment={round.commitment}
            onClose={() => setProofOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

import { type Coins, coins } from '@maidan/betting';
import { Scene, type SceneProps, type TableFace } from '@maidan/games/boards';
import type { TableGame } from '@maidan/games/rules';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../../texts/texts.ts';
import { pathTo } from '../../paths.ts';
import { useTableTexts } from '../../texts/table-texts.ts';
import { useOpenBets, useSettledBets } from '../api.ts';
import { profitLabel } from '../bets/bet-columns.tsx';
import { betsOnRound, profitsOf, settledOf, stakesOf, totalProfit } from '../bets/positions.ts';
import { useClock, useIsStale } from '../live/live-table.tsx';
import type { RoundNow } from '../live/table-store.ts';
import { sceneOfRound } from './scene-of-round.ts';
import { useTableSound } from './table-sound.ts';

const CommitmentDialog = lazyPart(async () => (await import('./commitment-dialog.tsx')).CommitmentDialog);

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

type Amount = NonNullable<SceneProps['result']>['amount'];

/** The client's profit on a decided round. */
function useRoundAmount(eventId: string, { roundId, result }: RoundNow): Amount {
  const texts = useTableTexts();
  const bets = settledOf(useSettledBets(eventId, result && roundId));
  if (result === undefined || bets.length === 0) return undefined;
  const profit = totalProfit(bets);
  return {
    label: profitLabel(profit, texts),
    text: `${profit > 0n ? '+' : ''}${formatSummary(profit)}`,
    isWin: profit > 0n,
    isLoss: profit < 0n,
  };
}

type SceneChip = SceneProps['chips'][number];
type BySid = ReadonlyMap<string, Coins>;

interface Laid extends Pick<TableFace, 'placeOf'> {
  readonly stakes: BySid;
  /** The client's profit by option, once the bets are settled. */
  readonly profits: BySid;
}

/** The client's own stakes, one pile per place. A pile is won if one of its options is. */
export function chipsInPicture({ placeOf, stakes, profits }: Laid): readonly SceneChip[] {
  const piles = Map.groupBy(stakes, ([sid]) => placeOf(sid));
  return [...piles].map(([place, here]) => ({
    place,
    amount: coins(here.reduce((sum, [, stake]) => sum + stake, 0n)),
    state: stateOf(here.map(([sid]) => profits.get(sid) ?? 0n)),
  }));
}

/** Returned stakes stay where they are. */
function stateOf(made: readonly bigint[]): SceneChip['state'] {
  if (made.some((profit) => profit > 0n)) return 'won';
  return made.some((profit) => profit < 0n) ? 'lost' : 'placed';
}

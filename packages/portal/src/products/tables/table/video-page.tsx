import { faceOf, Scene, type TableFace } from '@maidan/games/boards';
import { gameByCode, type TableGame } from '@maidan/games/rules';
import { useParams } from 'react-router';
import { BrandSymbols } from '../../../brand/brand-symbols.tsx';
import { useNightColours } from '../../../brand/use-night-colours.ts';
import { tableTitle } from '../../../texts/table-title.ts';
import { useLanguage } from '../../../texts/texts.ts';
import { useTableTexts } from '../texts/table-texts.ts';
import { LiveTableProvider, useClock, useIsStale, useRound } from './live/live-table.tsx';
import { sceneOfRound } from './picture/scene-of-round.ts';
import { useTableSound } from './picture/table-sound.ts';

/**
 * Only the live picture of a table, for a frame in any client: without an account, from the cache address
 * only.
 */
export function VideoPage() {
  useNightColours();
  const texts = useTableTexts();
  const { code = '' } = useParams();
  const [game, face] = [gameByCode(code), faceOf(code)];
  if (!game || !face) return <p className="p-4 text-center text-muted">{texts.failed.title}</p>;
  return (
    <main className="relative h-[350px]">
      <BrandSymbols />
      <LiveTableProvider key={code} game={game} detail={polled(code)} onBetsChanged={() => undefined}>
        <VideoScene game={game} face={face} />
      </LiveTableProvider>
    </main>
  );
}

const polled = (code: string) => ({ fetchData: 'cache', cacheURL: `/cache/table/${code}` }) as const;

function VideoScene({ game, face }: { readonly game: TableGame; readonly face: TableFace }) {
  const texts = useTableTexts();
  const language = useLanguage();
  const round = useRound();
  const clock = useClock();
  const sound = useTableSound();
  const isStale = useIsStale();
  const title = tableTitle(game.entry, language);
  if (!round) return <p className="p-4 text-center text-muted">{texts.waiting}</p>;
  return (
    <>
      <Scene
        {...sceneOfRound({ game, face, title, round, clock, isStale }, { texts, language })}
        chips={[]}
        hud={{ isSoundOn: sound.isOn, onSound: sound.toggle, soundLabel: texts.sound }}
        sounds={sound.sounds}
      />
      {isStale && (
        <p role="alert" className="absolute inset-x-3 top-14 rounded-lg bg-background/92 px-3 py-2 text-sm">
          {texts.waiting}
        </p>
      )}
    </>
  );
}

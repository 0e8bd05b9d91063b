import { ComingHeader } from '@maidan/ui/game-header.tsx';
import { FailedState, Skeleton } from '@maidan/ui/page-states.tsx';
import { useParams } from 'react-router';
import { useNightColours } from '../../brand/use-night-colours.ts';
import { useGameDetail } from './api.ts';
import { AviatorView } from './aviator-view.tsx';
import { GameProvider } from './game/game-provider.tsx';
import { aviatorEventId } from './paths.ts';
import { useAviatorTexts } from './texts/aviator-texts.ts';

export function AviatorPage() {
  useNightColours();
  const texts = useAviatorTexts();
  const { eventId = aviatorEventId } = useParams();
  const { data: detail, error, refetch } = useGameDetail(eventId);
  if (detail) {
    return (
      <GameProvider key={eventId} eventId={eventId} detail={detail}>
        <AviatorView />
      </GameProvider>
    );
  }
  if (!error) {
    return (
      <div className="flex flex-col">
        <h1 className="sr-only">{texts.title}</h1>
        <ComingHeader />
        <Skeleton className="mt-10 h-[18.5rem] rounded-none" />
      </div>
    );
  }
  return (
    <div className="p-3">
      <h1 className="mb-3 text-xl font-semibold">{texts.title}</h1>
      <FailedState
        title={texts.failed.title}
        reason={error.message}
        retry={texts.failed.retry}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

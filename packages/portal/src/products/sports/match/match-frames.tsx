import type { MatchDetail } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import { useSportsTexts } from '../texts/sports-texts.ts';
import { useFrameRetry } from './use-frame-retry.ts';

interface MatchFramesProps {
  readonly match: MatchDetail;
  readonly isTvOn: boolean;
  readonly isScoreFull: boolean;
}

export function MatchFrames({ match, isTvOn, isScoreFull }: MatchFramesProps) {
  const { match: texts } = useSportsTexts();
  // Hidden at first: before its script has run the frame does not know the chosen theme, and would be black
  // on a light page.
  const { key, isLoaded, onLoad } = useFrameRetry();
  return (
    <>
      {isTvOn && match.tvUrl && (
        <iframe
          title={texts.tv}
          src={match.tvUrl}
          allow="autoplay; fullscreen"
          className="aspect-video w-full rounded-xl border border-line bg-black"
        />
      )}
      {match.scoreIframe && (
        <div
          className={classes(
            'overflow-hidden rounded-xl border border-line bg-surface transition-[height] duration-150',
            isScoreFull ? 'h-46' : 'h-28',
          )}
        >
          <iframe
            key={key}
            title={texts.score}
            src={match.scoreIframe}
            onLoad={onLoad}
            className={classes('size-full', !isLoaded && 'opacity-0')}
          />
        </div>
      )}
    </>
  );
}

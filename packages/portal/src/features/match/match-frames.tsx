import type { MatchDetail } from '@maidan/contract/wire';
import { useState } from 'react';
import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import { classes } from '../../ui/classes.ts';

interface MatchFramesProps {
  readonly match: MatchDetail;
  readonly isTvOn: boolean;
  readonly isScoreFull: boolean;
}

export function MatchFrames({ match, isTvOn, isScoreFull }: MatchFramesProps) {
  const { match: texts } = useSportsTexts();
  // Hidden at first: before its script has run the frame does not know the chosen theme, and would be black
  // on a light page.
  const [isScoreShown, setScoreShown] = useState(false);
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
            title={texts.score}
            src={match.scoreIframe}
            onLoad={() => setScoreShown(true)}
            className={classes('size-full', !isScoreShown && 'opacity-0')}
          />
        </div>
      )}
    </>
  );
}

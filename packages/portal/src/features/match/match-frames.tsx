import type { MatchDetail } from '@maidan/contract/wire';
import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import { classes } from '../../ui/classes.ts';

interface MatchFramesProps {
  readonly match: MatchDetail;
  readonly isTvOn: boolean;
  readonly isScoreFull: boolean;
}

export function MatchFrames({ match, isTvOn, isScoreFull }: MatchFramesProps) {
  const { match: texts } = useSportsTexts();
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
        <iframe
          title={texts.score}
          src={match.scoreIframe}
          className={classes(
            'w-full rounded-xl border border-line bg-surface transition-[height] duration-150',
            isScoreFull ? 'h-46' : 'h-28',
          )}
        />
      )}
    </>
  );
}

import type { MatchDetail } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import { type ReactEventHandler, useEffect, useRef, useState } from 'react';
import { useLiveSocket } from '../../../house/live-socket.ts';
import { useSportsTexts } from '../texts/sports-texts.ts';

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

/** In place of a page of ours that could not be loaded, the browser shows one that we may not read. */
function hasFailed({ src, contentDocument }: HTMLIFrameElement): boolean {
  return new URL(src).origin === window.location.origin && contentDocument === null;
}

interface RetriedFrame {
  /** Another one loads the frame anew. */
  readonly key: number;
  readonly isLoaded: boolean;
  readonly onLoad: ReactEventHandler<HTMLIFrameElement>;
}

/** Loads a frame that failed once more when the connection is back. */
function useFrameRetry(): RetriedFrame {
  const socket = useLiveSocket();
  const [key, setKey] = useState(0);
  const [isLoaded, setLoaded] = useState(false);
  const isDue = useRef(false);
  useEffect(() => {
    const retry = () => {
      if (!isDue.current) return;
      isDue.current = false;
      setKey((before) => before + 1);
    };
    socket?.on('connect', retry);
    return () => void socket?.off('connect', retry);
  }, [socket]);
  return {
    key,
    isLoaded,
    onLoad({ currentTarget }) {
      isDue.current = hasFailed(currentTarget);
      setLoaded(!isDue.current);
    },
  };
}

import { type ReactEventHandler, useEffect, useRef, useState } from 'react';
import { useLiveSocket } from '../../../house/live-socket.ts';

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
export function useFrameRetry(): RetriedFrame {
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

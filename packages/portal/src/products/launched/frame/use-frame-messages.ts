import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type FrameMessage, readFrameMessage } from './frame-message.ts';

export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (message: FrameMessage) => void,
): void {
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = readFrameMessage(event, { window: frame.current?.contentWindow, origin });
    if (message) onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
}

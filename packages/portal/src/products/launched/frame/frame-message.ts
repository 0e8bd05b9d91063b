import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Messages from a game to the page around it. */
export type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'close' }
  | { readonly kind: 'open'; readonly gameId: string }
  | { readonly kind: 'verify'; readonly roundId: string }
  | { readonly kind: 'error'; readonly message: string };

interface Speaker {
  readonly window: MessageEventSource | null | undefined;
  readonly origin: string;
}

type Heard = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

const gameIdShape = /^\d{1,12}$/;
const roundIdShape = /^[\w.:-]{1,64}$/;
/** The longest message shown, in characters. */
const messageMax = 200;

/** Undefined for messages from anywhere else, and for anything that is not a game's message. */
export function readFrameMessage({ data, origin, source }: Heard, game: Speaker): FrameMessage | undefined {
  if (!source || source !== game.window || origin !== game.origin) return undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, gameId, roundId, message } = data as Readonly<Record<string, unknown>>;
  switch (type) {
    case 'maidan:ready':
      return { kind: 'ready' };
    case 'maidan:close':
      return { kind: 'close' };
    case 'maidan:open':
      return typeof gameId === 'string' && gameIdShape.test(gameId) ? { kind: 'open', gameId } : undefined;
    case 'maidan:verify':
      return typeof roundId === 'string' && roundIdShape.test(roundId)
        ? { kind: 'verify', roundId }
        : undefined;
    case 'maidan:error':
      return { kind: 'error', message: typeof message === 'string' ? message.slice(0, messageMax) : '' };
    default:
      return undefined;
  }
}

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

/** Messages from a game page to the page that frames it. They never contain a token. */
export type FrameMessage =
  | { readonly type: 'maidan:ready' }
  | { readonly type: 'maidan:close' }
  | { readonly type: 'maidan:open'; readonly gameId: string }
  | { readonly type: 'maidan:verify'; readonly roundId: string; readonly record: unknown }
  | { readonly type: 'maidan:error'; readonly message: string };

/** The framing page's origin, if the browser reveals it. */
export function originOfParent(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).origin : '*';
}

export const isFramed = (): boolean => window.parent !== window;

export function postToParent(message: FrameMessage): void {
  if (isFramed()) window.parent.postMessage(message, originOfParent(document.referrer));
}

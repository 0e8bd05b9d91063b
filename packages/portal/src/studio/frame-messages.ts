/** What a game page says to the page that frames it. Never a token. */
export type FrameMessage =
  | { readonly type: 'maidan:ready' }
  | { readonly type: 'maidan:close' }
  | { readonly type: 'maidan:open'; readonly gameId: string }
  | { readonly type: 'maidan:verify'; readonly roundId: string; readonly record: unknown }
  | { readonly type: 'maidan:error'; readonly message: string };

/** The framing page's origin as far as the browser says it. */
export function originOfParent(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).origin : '*';
}

export const isFramed = (): boolean => window.parent !== window;

export function postToParent(message: FrameMessage): void {
  if (isFramed()) window.parent.postMessage(message, originOfParent(document.referrer));
}

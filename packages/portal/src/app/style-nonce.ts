/**
 * The dialogs' scroll lock writes a style element of its own. It asks this global for the nonce
 * that the content security policy wants; the brand's style element carries one.
 */
export function shareStyleNonce(): void {
  const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}

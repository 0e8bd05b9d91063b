/**
 * The dialogs' scroll lock adds a style element. It reads this global for the nonce that the content security
 * policy requires; the brand's style element has one.
 */
export function shareStyleNonce(): void {
  const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}

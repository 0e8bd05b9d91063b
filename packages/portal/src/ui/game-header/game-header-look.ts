/** The header of a game that has the page to itself, in place of the site's own on a phone. */
export const gameHeaderLook =
  'focus-inset-within flex min-h-12 items-center gap-1 border-b border-line bg-background px-1 pe-2 md:border-0 md:px-0';

/** Where the page scrolls under it. */
export const stickyHeaderLook = `sticky top-0 z-20 ${gameHeaderLook} md:static`;

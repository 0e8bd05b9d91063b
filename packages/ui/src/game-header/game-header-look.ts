/** The header of a game that fills the page; on a phone it replaces the site's own. */
export const gameHeaderLook =
  'focus-inset-within flex min-h-12 items-center gap-1 border-b border-line bg-background px-1 pe-2 md:border-0 md:px-0';

/** For pages that scroll under it. */
export const stickyHeaderLook = `sticky top-0 z-20 ${gameHeaderLook} md:static`;

import { Skeleton } from './page-states.tsx';

/** The header of a game that fills the page; on a phone it replaces the site's own. */
export const gameHeaderLook =
  'focus-inset-within flex min-h-12 items-center gap-1 border-b border-line bg-background px-1 pe-2 md:border-0 md:px-0';

/** For pages that scroll under it. */
export const stickyHeaderLook = `sticky top-0 z-20 ${gameHeaderLook} md:static`;

/**
 * On a phone it is beside the wallet: a long name is smaller and on two lines instead of being cut off. Its
 * parent must be the `@container`.
 */
export function GameTitle({ title }: { readonly title: string }) {
  return (
    <h1
      style={{ '--letters': title.length }}
      className="figure line-clamp-2 text-[clamp(0.8125rem,calc(100cqi/var(--letters)*2),1.125rem)] leading-tight md:text-2xl"
    >
      {title}
    </h1>
  );
}

interface RoundLineProps {
  readonly label: string;
  readonly roundId: string | undefined;
}

/**
 * Beside a balance of crores only the number is shown, since a round id must not be cut off. Its parent must
 * be the `@container`.
 */
export function RoundLine({ label, roundId }: RoundLineProps) {
  return (
    <p className="figure truncate text-xs leading-tight text-muted md:text-base">
      <span className="@max-[8rem]:sr-only">{label} </span>
      <bdi className="tabular select-all">{roundId ?? '–'}</bdi>
    </p>
  );
}

/**
 * A placeholder of a game's header until it has loaded, of the same size: back button, name, and on a phone
 * the wallet.
 */
export function ComingHeader() {
  return (
    <div aria-hidden="true" className={gameHeaderLook}>
      <Skeleton className="mx-2.5 size-6" />
      <Skeleton className="h-6 w-36" />
      <Skeleton className="ms-auto h-11 w-22 md:hidden" />
    </div>
  );
}

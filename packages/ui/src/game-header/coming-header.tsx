import { Skeleton } from '../skeleton.tsx';
import { gameHeaderLook } from './game-header-look.ts';

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

import { ComingHeader } from '../../ui/game-header/coming-header.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';

/** Until a screen's code has come. A game that has the page to itself brings a header, which must not push the rest down. */
export function ComingPage() {
  return (
    <div aria-busy="true">
      <div className="hidden at-table:block">
        <ComingHeader />
      </div>
      <div className="at-table:max-md:p-3">
        <SkeletonRows rows={6} />
      </div>
    </div>
  );
}

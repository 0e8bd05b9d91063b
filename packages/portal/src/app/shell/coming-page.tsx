import { ComingHeader } from '@maidan/ui/game-header.tsx';
import { SkeletonRows } from '@maidan/ui/page-states.tsx';

/**
 * Shown until a screen's code has loaded. A game that fills the page brings a header, which must not shift
 * the rest.
 */
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

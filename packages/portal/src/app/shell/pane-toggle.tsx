import { PanelRight } from '@maidan/ui/icons/places.ts';
import { closeSidePane, openSidePane, useIsDrawerOpen } from '@maidan/ui/shell-places.tsx';
import { useTexts } from '../../texts/texts.ts';

/** Opens and closes the pane where it is a drawer. */
export function PaneToggle({ paneId }: { readonly paneId: string }) {
  const { shell: texts } = useTexts();
  const isOpen = useIsDrawerOpen();
  return (
    <button
      type="button"
      aria-controls={paneId}
      aria-expanded={isOpen}
      onClick={isOpen ? closeSidePane : openSidePane}
      className="fixed end-4 bottom-4 z-30 flex min-h-11 items-center gap-2 rounded-full bg-primary px-4 text-sm font-semibold text-on-primary shadow-lg min-[1100px]:hidden [&>svg]:size-5"
    >
      <PanelRight aria-hidden="true" className="rtl:-scale-x-100" />
      {texts.sidePane}
    </button>
  );
}

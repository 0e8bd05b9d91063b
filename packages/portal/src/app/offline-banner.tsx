import { useSyncExternalStore } from 'react';
import { useTexts } from '../i18n/texts.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineBanner() {
  const texts = useTexts();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    // Above the bottom bar, whose middle stands out of it: at the top it would lie over the header and the way out.
    <div
      role="status"
      className="fixed inset-x-0 bottom-[calc(3.75rem+1px+env(safe-area-inset-bottom))] z-30 lg:bottom-0"
    >
      {!isOnline && (
        <p className="bg-text px-4 pt-2 pb-6 text-center text-sm text-background lg:pb-2">
          {texts.errors.offline}
        </p>
      )}
    </div>
  );
}

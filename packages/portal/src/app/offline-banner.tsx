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
    <div role="status" className="fixed inset-x-0 top-0 z-50">
      {!isOnline && (
        <p className="bg-text px-4 py-2 text-center text-sm text-background">{texts.errors.offline}</p>
      )}
    </div>
  );
}

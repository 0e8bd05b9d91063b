import { createFreshness, type FreshnessWatch } from '@maidan/client/freshness.ts';
import { useEffect, useState } from 'react';
import { now } from '../format/now.ts';

/** Watches one source while the component is mounted. A device that goes offline loses the source at once. */
export function useFreshnessWatch(): FreshnessWatch {
  const [freshness] = useState(() => createFreshness(now));
  useEffect(() => {
    window.addEventListener('offline', freshness.lost);
    return () => window.removeEventListener('offline', freshness.lost);
  }, [freshness]);
  return freshness;
}

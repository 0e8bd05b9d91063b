import { useEffect, useState } from 'react';
import { now } from '../format/now.ts';
import { createFreshness, type FreshnessWatch } from './freshness.ts';

/** A watch over one source while the component lives. A device that goes offline has lost the source at once. */
export function useFreshnessWatch(): FreshnessWatch {
  const [freshness] = useState(() => createFreshness(now));
  useEffect(() => {
    window.addEventListener('offline', freshness.lost);
    return () => window.removeEventListener('offline', freshness.lost);
  }, [freshness]);
  return freshness;
}

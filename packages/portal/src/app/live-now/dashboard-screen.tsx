import { lazy } from 'react';
import { DashboardPage } from '../../features/dashboard/page.tsx';

const LiveNow = lazy(async () => ({ default: (await import('./live-now.tsx')).LiveNow }));

/** The dashboard with the games of other features, which it does not know. */
export function DashboardScreen() {
  return <DashboardPage liveNow={<LiveNow />} />;
}

import { DashboardPage } from '../../features/dashboard/page.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

const LiveNow = lazyPart(async () => (await import('./live-now.tsx')).LiveNow);

/** The dashboard with the games of other features, which it does not know. */
export function DashboardScreen() {
  return <DashboardPage liveNow={<LiveNow />} />;
}

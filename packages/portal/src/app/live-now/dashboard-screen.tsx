import { DashboardPage } from '../../features/dashboard/page.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

const LiveNow = lazyPart(async () => (await import('./live-now.tsx')).LiveNow);

/** The dashboard with cards of games, which belong to other features. */
export function DashboardScreen() {
  return <DashboardPage liveNow={<LiveNow />} />;
}

import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { DashboardPage } from '../home/page.tsx';

const LiveNow = lazyPart(async () => (await import('../home/live-now.tsx')).LiveNow);

/** The dashboard with cards of games, which belong to other features. */
export function DashboardScreen() {
  return <DashboardPage liveNow={<LiveNow />} />;
}

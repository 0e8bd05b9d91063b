import { lazy, Suspense } from 'react';
import { endedMatch } from '../features/match/ending/ended-match.ts';
import { useStore } from '../store/use-store.ts';

const MatchOverDialog = lazy(async () => ({
  default: (await import('../features/match/ending/match-over-dialog.tsx')).MatchOverDialog,
}));

/** How the match ended that the player was watching: over the page the player was led to. */
export function MatchOver() {
  const ended = useStore(endedMatch);
  return <Suspense>{ended && <MatchOverDialog ended={ended} />}</Suspense>;
}

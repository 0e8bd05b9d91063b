import { FailedState } from '@maidan/ui/failed-state.tsx';
import { toast } from '@maidan/ui/toasts/toast.tsx';
import { useEffect } from 'react';
import { useMatkaTexts } from '../texts/matka-texts.ts';

/** Document 2, section 8. */
const toastMs = 3_000;

interface FailedMatkaProps {
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Shows 'Something went wrong' for three seconds, and the reason for as long as the failure lasts. */
export function FailedMatka({ reason, onRetry }: FailedMatkaProps) {
  const texts = useMatkaTexts();
  const { failed } = texts.messages;
  useEffect(() => {
    toast.error(failed, { durationMs: toastMs });
  }, [failed]);
  return <FailedState title={failed} reason={reason} retry={texts.retry} onRetry={onRetry} />;
}

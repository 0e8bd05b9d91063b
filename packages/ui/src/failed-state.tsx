import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { CloudOff } from './icons/signs.ts';

type FailedStateProps = {
  readonly title: string;
  /** The house's message. */
  readonly reason: string;
  readonly retry: string;
  readonly onRetry: () => void;
};

export function FailedState({ title, reason, retry, onRetry }: FailedStateProps) {
  return (
    <div role="alert">
      <EmptyState title={title} icon={<CloudOff aria-hidden="true" />}>
        <p className="text-sm">{reason}</p>
        <Button variant="outline" onClick={onRetry}>
          {retry}
        </Button>
      </EmptyState>
    </div>
  );
}

import { Button } from '@maidan/ui/button.tsx';
import { Unplugged } from '@maidan/ui/icons/signs.ts';
import { useLaunchedTexts } from './texts/launched-texts.ts';
import { WayOutLink } from './way-out/way-out-link.tsx';

interface FailedGameProps {
  /** The message of the house or the game. */
  readonly reason: string;
  readonly onRetry: () => void;
}

export function FailedGame({ reason, onRetry }: FailedGameProps) {
  const { failed: texts, retry } = useLaunchedTexts();
  return (
    <div role="alert" className="grid h-full place-items-center p-4">
      <div className="flex max-w-sm flex-col items-center gap-2 text-center">
        <span className="mb-1 grid size-16 place-items-center rounded-full bg-raised text-warning">
          <Unplugged aria-hidden="true" className="size-8" />
        </span>
        <h2 className="figure text-2xl">{texts.title}</h2>
        <p className="font-medium">
          <bdi>{reason}</bdi>
        </p>
        <p className="mb-3 text-muted">{texts.advice}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={onRetry}>{retry}</Button>
          <WayOutLink />
        </div>
      </div>
    </div>
  );
}

import { type Coins, noCoins } from '@maidan/betting';
import { Flash } from '../../../../betting/flash.tsx';
import { Position } from '../../../../betting/position.tsx';
import { useRunnerName } from '../../../../texts/runner-name.ts';
import { useSportsTexts } from '../../texts/sports-texts.ts';

interface RunnerNameProps {
  readonly name: string;
  readonly held: Coins | undefined;
  readonly preview: Coins | undefined;
  /** Whether the client's positions have loaded. */
  readonly isKnown: boolean;
}

/**
 * A runner, below it the client's profit if it wins, and beside that the same including the bet on the slip.
 */
export function RunnerName({ name: given, held, preview, isKnown }: RunnerNameProps) {
  const { match: texts } = useSportsTexts();
  const name = useRunnerName()(given);
  const isShown = held !== undefined || preview !== undefined;
  return (
    <div className="min-w-0 leading-tight">
      <p className="font-medium">
        <bdi className="block">{name}</bdi>
      </p>
      <Flash value={isKnown ? String(held ?? noCoins) : undefined}>
        {isShown && (
          <span className="inline-flex flex-wrap items-center gap-x-1.5 text-sm">
            <span className="sr-only">{texts.ifWins(name)}</span>
            <Position held={held ?? noCoins} preview={preview} between={texts.withBet} />
          </span>
        )}
      </Flash>
    </div>
  );
}

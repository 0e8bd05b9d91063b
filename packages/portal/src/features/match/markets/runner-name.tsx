import { type Coins, noCoins } from '@maidan/betting';
import { Position } from '../../../betting/position.tsx';
import { useSportsTexts } from '../../../i18n/sports/sports-texts.ts';

interface RunnerNameProps {
  readonly name: string;
  readonly held: Coins | undefined;
  readonly preview: Coins | undefined;
}

/** A runner, under it what the client stands to make if it wins, and beside that the same with the bet on the slip. */
export function RunnerName({ name, held, preview }: RunnerNameProps) {
  const { match: texts } = useSportsTexts();
  return (
    <div className="min-w-0">
      <p className="font-medium">
        <bdi>{name}</bdi>
      </p>
      {(held !== undefined || preview !== undefined) && (
        <p className="flex flex-wrap items-center gap-x-1.5 text-sm">
          <span className="sr-only">{texts.ifWins(name)}</span>
          <Position held={held ?? noCoins} preview={preview} between={texts.withBet} />
        </p>
      )}
    </div>
  );
}

import type { TableGame } from '@maidan/games/rules';
import { Repeat, TimesTwo, Undo } from '@maidan/ui/icons/signs.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { type ReactNode, Suspense } from 'react';
import { useCasinoTexts } from '../../option-texts/casino-texts.ts';
import { useIsFresh, useRound } from '../live/live-table.tsx';
import { useRoundKeys } from './use-round-keys.ts';

const AnsweredDialog = lazyPart(async () => (await import('./answered-dialog.tsx')).AnsweredDialog);

interface RoundKeysProps {
  readonly game: TableGame;
  readonly oddsDifference: number;
  /** Whether the upline allows the client to bet. */
  readonly mayBet: boolean;
}

/** Rebet, Double and Undo, while the table takes bets. */
export function RoundKeys({ game, oddsDifference, mayBet }: RoundKeysProps) {
  const { keys: texts } = useCasinoTexts();
  const keys = useRoundKeys(game, oddsDifference);
  const isFresh = useIsFresh();
  const isOpen = useRound()?.phase === 'bets' && isFresh && !keys.isBusy;
  const mayRepeat = isOpen && mayBet;
  return (
    <fieldset aria-label={texts.title} className="grid min-w-0 flex-1 grid-cols-3 gap-1.5">
      <Key
        icon={<Repeat className="rtl:-scale-x-100" />}
        label={texts.rebet}
        act={mayRepeat ? keys.rebet : undefined}
      />
      <Key icon={<TimesTwo />} label={texts.double} act={mayRepeat ? keys.double : undefined} />
      <Key
        icon={<Undo className="rtl:-scale-x-100" />}
        label={texts.undo}
        act={isOpen ? keys.undo : undefined}
      />
      <Suspense>
        {keys.answered && (
          <AnsweredDialog
            bets={keys.answered}
            isBusy={keys.isBusy}
            onSendAgain={keys.sendAgain}
            onClose={keys.close}
          />
        )}
      </Suspense>
    </fieldset>
  );
}

interface KeyProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** Undefined while there is nothing to do. */
  readonly act: (() => void) | undefined;
}

const Key = ({ icon, label, act }: KeyProps) => (
  <button
    type="button"
    disabled={act === undefined}
    onClick={act}
    className="flex min-h-11 min-w-0 flex-col items-center justify-center gap-0.5 rounded-lg border border-line bg-raised px-0.5 text-xs leading-tight font-semibold hover:border-primary/60 disabled:text-muted disabled:hover:border-line [&>svg]:size-4"
  >
    {icon}
    <span className="max-w-full truncate">{label}</span>
  </button>
);

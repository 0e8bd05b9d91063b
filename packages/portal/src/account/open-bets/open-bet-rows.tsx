import { classes } from '@maidan/ui/classes.ts';
import { formatEntry } from '@maidan/ui/format/coins.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useHomeTexts } from '../../app/home/texts/home-texts.ts';
import { useGameTitle } from '../../products/launched/texts/use-game-title.ts';
import { useOptionName } from '../../products/tables/option-texts/use-option-name.ts';
import { useRunnerName } from '../../texts/runner-name.ts';
import { isTable } from '../../texts/table-title.ts';
import type { OpenBets } from './api.ts';
import { type OpenBet, readOpenBets } from './read-open-bets-wire.ts';

const edges: Record<OpenBet['mode'], string> = {
  lagai: 'border-s-back',
  yes: 'border-s-back',
  khai: 'border-s-lay',
  no: 'border-s-lay',
};

interface OpenBetRowsProps {
  readonly open: OpenBets;
  readonly most: number;
}

export function OpenBetRows({ open, most }: OpenBetRowsProps) {
  return readOpenBets(open)
    .slice(0, most)
    .map((bet) =>
      bet.gameId === undefined ? (
        <MatchBetRow key={bet.id} bet={bet} />
      ) : (
        <GameBetRow key={bet.id} bet={bet} gameId={bet.gameId} />
      ),
    );
}

function MatchBetRow({ bet }: { readonly bet: OpenBet }) {
  const formatRunner = useRunnerName();
  return <BetRow bet={{ ...bet, name: formatRunner(bet.name) }} />;
}

/** Apart from bets on matches, which need no texts of games. */
function GameBetRow({ bet, gameId }: { readonly bet: OpenBet; readonly gameId: string }) {
  const formatOption = useOptionName();
  const formatGame = useGameTitle();
  const name = isTable(gameId) ? formatOption(bet.name) : bet.name;
  return <BetRow bet={{ ...bet, name, event: formatGame(bet.event) }} />;
}

function BetRow({ bet }: { readonly bet: OpenBet }) {
  const { bets: texts } = useHomeTexts();
  const { name, run, mode, price, event, stake, canWin, path } = bet;
  return (
    <Link
      to={path}
      className={classes(
        'focus-inset flex min-h-13 flex-wrap items-center gap-x-3 border-s-4 px-3 py-1 hover:bg-text/6',
        edges[mode],
      )}
    >
      <span className="min-w-0 flex-1 basis-44 lg:basis-24">
        <bdi className="block truncate text-sm font-semibold">{name}</bdi>
        <span className="block truncate text-xs text-muted">
          {texts.modes[mode]}{' '}
          <span className="tabular">{run === undefined ? price : `${run} / ${price}`}</span> ·{' '}
          <bdi>{event}</bdi>
        </span>
      </span>
      {/* Below the name if there is no room beside it. */}
      <span className="ms-auto flex gap-3">
        <Sum label={texts.stake}>{formatEntry(stake)}</Sum>
        {canWin !== undefined && (
          <Sum label={texts.canWin} className="text-win">
            +{formatEntry(canWin)}
          </Sum>
        )}
      </span>
    </Link>
  );
}

interface SumProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Sum({ label, className, children }: SumProps) {
  return (
    <span className="shrink-0 text-end">
      <span dir="ltr" className={classes('tabular block text-sm font-semibold', className)}>
        {children}
      </span>
      <span className="block text-xs text-muted">{label}</span>
    </span>
  );
}

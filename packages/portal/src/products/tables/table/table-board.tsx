import { Cell, type CellLook, type Felt, type TableFace } from '@maidan/games/boards';
import type { TableGame } from '@maidan/games/rules';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { formatPrice } from '@maidan/ui/format/rates.ts';
import { useOptionName } from '../option-texts/use-option-name.ts';
import { useTableTexts } from '../texts/table-texts.ts';
import { useOpenBets, useSettledBets } from './api.ts';
import { betsOnRound, positionsOf, profitsByCell, profitsOf, stakesByCell } from './bets/positions.ts';
import { usePrices } from './live/live-table.tsx';
import type { RoundNow } from './live/table-now.ts';
import { OptionCell, type Standing } from './option-cell.tsx';

interface TableBoardProps {
  readonly game: TableGame;
  readonly face: TableFace;
  readonly round: RoundNow;
  readonly mayBet: boolean;
  /** In whole coins. */
  readonly limits: { readonly min: number; readonly max: number };
}

function useStanding({ game, round, mayBet }: TableBoardProps): Standing {
  const { eventId } = game.entry;
  const { roundId, result } = round;
  const open = useOpenBets(eventId).filter((bet) => bet.roundId === roundId);
  const settled = useSettledBets(eventId, result && roundId);
  return {
    roundId,
    stakes: stakesByCell(betsOnRound(open, settled)),
    positions: settled.length > 0 ? profitsOf(settled) : positionsOf(open),
    profits: profitsByCell(settled),
    winners: result?.winners,
    mayBet,
  };
}

interface ShutCellProps {
  readonly game: TableGame;
  readonly sid: string;
  readonly look: CellLook | undefined;
}

/** Shown but never open: pressing it shows a browser alert that says so (document 2, section 8). */
function ShutCell({ game, sid, look }: ShutCellProps) {
  const texts = useTableTexts();
  const sayOption = useOptionName();
  const name = game.shutTiles?.find((tile) => tile.sid === sid)?.name ?? sid;
  const press = () => window.alert(texts.notAccepted);
  return <Cell name={sayOption(name)} look={look} isLocked words={texts.cell} onPress={press} />;
}

/** The game's board places the cells; this component decides what they do. */
export function TableBoard(props: TableBoardProps) {
  const { game, face } = props;
  const texts = useTableTexts();
  const sayOption = useOptionName();
  const standing = useStanding(props);
  const prices = usePrices();
  const option = (sid: string) => game.options.find((each) => each.sid === sid);
  const felt: Felt = {
    cell(sid: string, look?: CellLook) {
      const found = option(sid);
      return found ? (
        <OptionCell key={sid} option={found} look={look} standing={standing} />
      ) : (
        <ShutCell key={sid} game={game} sid={sid} look={look} />
      );
    },
    word: (key, english) => texts.words[key] ?? sayOption(english),
    price: (sid) => (prices[sid] === undefined ? undefined : formatPrice(prices[sid])),
    // The house does not publish the stakes of all players.
    share: () => undefined,
    hasWon: (sid) => standing.winners?.includes(sid) === true,
    limits: { min: formatSummary(props.limits.min), max: formatSummary(props.limits.max) },
  };
  const { Board } = face;
  return <Board felt={felt} />;
}

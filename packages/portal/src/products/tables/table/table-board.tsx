import { type Coins, coins } from '@maidan/betting';
import { Cell, type CellLook, type Felt, type TableFace } from '@maidan/games/boards';
import type { TableGame, TableOption } from '@maidan/games/rules';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { formatPrice } from '@maidan/ui/format/rates.ts';
import { useSelected } from '@maidan/ui/hooks/use-store.ts';
import { toast } from '@maidan/ui/toast.tsx';
import { useOptionName } from '../option-texts/use-option-name.ts';
import { useTableTexts } from '../texts/table-texts.ts';
import { useOpenBets, useSettledBets } from './api.ts';
import {
  betsOnRound,
  cellKey,
  outcomeOf,
  positionsOf,
  profitsByCell,
  profitsOf,
  showPosition,
  stakesByCell,
} from './bets/positions.ts';
import { useIsFresh, useOffer, usePrices } from './live/live-table.tsx';
import type { RoundNow } from './live/table-store.ts';
import { useIsOnSlip, useSlip } from './slip/table-slip.tsx';

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
  const formatOption = useOptionName();
  const name = game.shutTiles?.find((tile) => tile.sid === sid)?.name ?? sid;
  const press = () => window.alert(texts.notAccepted);
  return <Cell name={formatOption(name)} look={look} isLocked words={texts.cell} onPress={press} />;
}

/** The game's board places the cells; this component decides what they do. */
export function TableBoard(props: TableBoardProps) {
  const { game, face } = props;
  const texts = useTableTexts();
  const formatOption = useOptionName();
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
    word: (key, english) => texts.words[key] ?? formatOption(english),
    price: (sid) => (prices[sid] === undefined ? undefined : formatPrice(prices[sid])),
    // The house does not publish the stakes of all players.
    share: () => undefined,
    hasWon: (sid) => standing.winners?.includes(sid) === true,
    limits: { min: formatSummary(props.limits.min), max: formatSummary(props.limits.max) },
  };
  const { Board } = face;
  return <Board felt={felt} />;
}

/** The client's bets on the round shown. */
interface Standing {
  readonly roundId: string;
  /** By cell. */
  readonly stakes: ReadonlyMap<string, Coins>;
  /** By sid: the client's profit if that option wins, or the profit made on it once settled. */
  readonly positions: ReadonlyMap<string, Coins>;
  /** By cell: the profit of settled bets. */
  readonly profits: ReadonlyMap<string, Coins>;
  /** Undefined until the round is decided. */
  readonly winners: readonly string[] | undefined;
  /** Whether the upline allows the client to bet. */
  readonly mayBet: boolean;
}

interface OptionCellProps {
  readonly option: TableOption;
  readonly look: CellLook | undefined;
  readonly standing: Standing;
}

/** The stake being placed, on the cell it was tapped from; the slip's countdown renders no cell again. */
function useStakeUnderWay(cell: string): Coins | undefined {
  const stake = useSelected(useSlip(), (state) =>
    state.kind === 'placing' && state.bet.cell === cell ? state.stake : undefined,
  );
  return stake === undefined ? undefined : coins(BigInt(Math.round(stake * 100)));
}

function OptionCell({ option, look, standing }: OptionCellProps) {
  const texts = useTableTexts();
  const formatOption = useOptionName();
  const slip = useSlip();
  const offer = useOffer(option.sid);
  const isFresh = useIsFresh();
  const { sid, name, betFor } = option;
  const { roundId, stakes, positions, mayBet } = standing;
  const side = look?.kind === 'lay' ? 'lay' : 'back';
  const cell = cellKey(sid, side);
  const isChosen = useIsOnSlip(cell);
  const underWay = useStakeUnderWay(cell);
  const rate = offer?.[side];
  const isLocked = !(isFresh && offer?.isOpen === true && rate !== undefined);
  const staked = stakes.get(cell);
  const position = positions.get(sid);

  function press(): void {
    if (isLocked || rate === undefined) return;
    if (mayBet) slip.open({ cell, roundId, sid, side, name, betFor, rate });
    else toast.error(texts.shutByUpline);
  }

  const bet = underWay
    ? ({ stake: underWay, state: 'pending' } as const)
    : staked && ({ stake: staked, state: 'placed' } as const);
  return (
    <div data-option={cell} className="contents">
      <Cell
        name={formatOption(name)}
        price={rate === undefined ? undefined : formatPrice(rate)}
        look={look}
        isLocked={isLocked}
        isChosen={isChosen}
        bet={bet}
        position={position === undefined ? undefined : showPosition(position)}
        outcome={outcomeOf(sid, side, standing)}
        words={texts.cell}
        onPress={press}
      />
    </div>
  );
}

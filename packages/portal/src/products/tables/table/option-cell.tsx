import { type Coins, coins } from '@maidan/betting';
import { Cell, type CellLook } from '@maidan/games/boards';
import type { TableOption } from '@maidan/games/rules';
import { formatPrice } from '@maidan/ui/format/rates.ts';
import { useSelected } from '@maidan/ui/hooks/use-store.ts';
import { toast } from '@maidan/ui/toasts/toast.tsx';
import { useOptionName } from '../option-texts/use-option-name.ts';
import { useTableTexts } from '../texts/table-texts.ts';
import { outcomeOf } from './bets/outcome-of.ts';
import { cellKey } from './bets/positions.ts';
import { showPosition } from './bets/show-position.ts';
import { useIsFresh, useOffer } from './live/live-table.tsx';
import { useIsOnSlip, useSlip } from './slip/table-slip.tsx';

/** The client's bets on the round shown. */
export interface Standing {
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

export function OptionCell({ option, look, standing }: OptionCellProps) {
  const texts = useTableTexts();
  const sayOption = useOptionName();
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
        name={sayOption(name)}
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

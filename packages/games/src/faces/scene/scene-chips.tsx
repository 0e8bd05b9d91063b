import type { Coins } from '@maidan/betting';
import type { CSSProperties } from 'react';
import { ChipStack } from '../chips/chip-stack.tsx';
import { type ChipSpot, chipTray } from './scene-layout.ts';

export interface SceneChip {
  readonly place: string;
  readonly amount: Coins;
  /** `others` are the stakes of all other players. */
  readonly state: 'pending' | 'placed' | 'refused' | 'won' | 'lost' | 'others';
}

interface SceneChipsProps {
  readonly chips: readonly SceneChip[];
  readonly spots: readonly ChipSpot[];
  readonly width: number;
}

const isOthers = ({ state }: SceneChip): boolean => state === 'others';

/** The player's chips and the others' are side by side at a place; either alone is in the middle. */
function footOf(chip: SceneChip, chips: readonly SceneChip[], spot: ChipSpot['chips']): number {
  const isShared = chips.some((other) => other.place === chip.place && isOthers(other) !== isOthers(chip));
  if (!isShared) return spot.x;
  return spot.x + spot.width * (isOthers(chip) ? 0.75 : -0.55);
}

export function SceneChips({ chips, spots, width }: SceneChipsProps) {
  const tray = chipTray(width);
  return chips.map((chip) => {
    const { place, amount, state } = chip;
    const spot = spots.find(({ id }) => id === place)?.chips;
    if (spot === undefined) return null;
    const isGrey = isOthers(chip);
    const x = footOf(chip, chips, spot);
    const style: CSSProperties & Record<`--${string}`, string> = {
      left: x,
      top: spot.y,
      '--to-x': `${tray.x - x}px`,
      '--to-y': `${tray.y - spot.y}px`,
    };
    return (
      <div key={`${place} ${isGrey ? 'others' : 'own'}`} className="mt-pile" data-state={state} style={style}>
        <ChipStack
          amount={amount}
          width={isGrey ? spot.width * 0.7 : spot.width}
          isGrey={isGrey}
          room={spot}
        />
      </div>
    );
  });
}

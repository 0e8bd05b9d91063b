import { RadioChips } from '@maidan/ui/slip/radio-chips.tsx';
import { formatPoints } from '../points.ts';
import { useStudio } from '../session/studio-context.ts';
import { ChipArt } from './chip-art.tsx';

interface ChipTrayProps {
  readonly values: readonly number[];
  readonly chosen: number;
  readonly onChoose: (points: number) => void;
}

const look = { row: 'st-tray', chip: 'st-tray-chip', radio: 'st-unseen' };

export function ChipTray({ values, chosen, onChoose }: ChipTrayProps) {
  const { keys } = useStudio().texts;
  return (
    <RadioChips
      legend={keys.chip}
      legendLook="st-unseen"
      name="chip"
      look={look}
      amounts={values}
      chosen={chosen}
      labelOf={(points) => keys.chipOf(formatPoints(points))}
      face={(points) => <ChipArt points={points} size={42} />}
      onChoose={onChoose}
    />
  );
}

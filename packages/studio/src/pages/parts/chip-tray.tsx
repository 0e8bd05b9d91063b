import { formatPoints } from '../points.ts';
import { useStudio } from '../session/studio-context.ts';
import { ChipArt } from './chip-art.tsx';

interface ChipTrayProps {
  readonly values: readonly number[];
  readonly chosen: number;
  readonly onChoose: (points: number) => void;
}

export function ChipTray({ values, chosen, onChoose }: ChipTrayProps) {
  const { texts } = useStudio();
  return (
    <fieldset className="st-tray">
      <legend className="st-unseen">{texts.keys.chip}</legend>
      {values.map((points) => (
        <label key={points} className="st-tray-chip">
          <input
            type="radio"
            name="chip"
            className="st-unseen"
            checked={points === chosen}
            onChange={() => onChoose(points)}
            aria-label={texts.keys.chipOf(formatPoints(points))}
          />
          <ChipArt points={points} size={42} />
        </label>
      ))}
    </fieldset>
  );
}

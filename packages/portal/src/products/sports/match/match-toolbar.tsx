import { Button } from '@maidan/ui/button.tsx';
import { Switch } from '@maidan/ui/form/switch.tsx';
import { Expand, Tv } from '@maidan/ui/icons/signs.ts';
import { useConfirmsBets } from '../../../betting/choices/use-confirms-bets.ts';
import { useSportsTexts } from '../texts/sports-texts.ts';

interface MatchToolbarProps {
  readonly isTvOn: boolean;
  readonly onTv: (isOn: boolean) => void;
  readonly isScoreFull: boolean;
  readonly onScoreFull: (isFull: boolean) => void;
}

export function MatchToolbar({ isTvOn, onTv, isScoreFull, onScoreFull }: MatchToolbarProps) {
  const { match: texts } = useSportsTexts();
  return (
    <div className="flex min-h-11 items-center gap-2">
      <Button
        size="sm"
        variant={isTvOn ? 'primary' : 'outline'}
        aria-pressed={isTvOn}
        title={texts.tvLabel}
        onClick={() => onTv(!isTvOn)}
      >
        <Tv aria-hidden="true" className="size-4" />
        {texts.tv}
      </Button>
      <Button
        size="sm"
        variant={isScoreFull ? 'primary' : 'outline'}
        aria-pressed={isScoreFull}
        title={texts.fsLabel}
        onClick={() => onScoreFull(!isScoreFull)}
      >
        <Expand aria-hidden="true" className="size-4" />
        {texts.fs}
      </Button>
      <ConfirmationSwitch />
    </div>
  );
}

function ConfirmationSwitch() {
  const { match: texts } = useSportsTexts();
  const [isOn, choose] = useConfirmsBets();
  return (
    <div className="ms-auto flex min-w-0 items-center gap-1.5 text-sm leading-tight">
      <Switch
        label={texts.confirmation}
        checked={isOn}
        onCheckedChange={(next) => void choose(next)}
        className="text-end"
      />
      <span aria-hidden="true" className="min-w-8 font-semibold whitespace-nowrap">
        {isOn ? texts.on : texts.off}
      </span>
    </div>
  );
}

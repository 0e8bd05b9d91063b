import type { Side } from '@maidan/betting';
import { useBettingTexts } from '../i18n/betting/betting-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Countdown } from '../ui/figures/countdown.tsx';

/** The bet as the player reads it: every text in the player's language. */
export interface SlipOffer {
  readonly title: string;
  readonly side: Side;
  /** What players call that side here. */
  readonly mode: string;
  readonly price: string;
  /** The least and most that is taken; empty where that is not known. */
  readonly limits: string;
}

interface SlipHeadProps {
  readonly offer: SlipOffer;
  /** Undefined while the bet is being placed. */
  readonly secondsLeft: number | undefined;
  readonly seconds: number;
}

export function SlipHead({ offer, secondsLeft, seconds }: SlipHeadProps) {
  const texts = useBettingTexts();
  const { title, side, mode, price, limits } = offer;
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          <bdi>{title}</bdi>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <Badge tone={side}>{mode}</Badge>
          <strong dir="ltr" className="tabular text-lg">
            {price}
          </strong>
        </p>
        {limits && <p className="tabular mt-0.5 text-sm text-muted">{limits}</p>}
      </div>
      {secondsLeft !== undefined && (
        <Countdown seconds={secondsLeft} total={seconds} label={texts.secondsLeft} />
      )}
    </div>
  );
}

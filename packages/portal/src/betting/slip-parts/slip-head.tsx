import type { Side } from '@maidan/betting';
import { classes } from '@maidan/ui/classes.ts';
import { Countdown } from '@maidan/ui/figures/countdown.tsx';
import { useBettingTexts } from '../texts/betting-texts.ts';
import '../price-cell.css';

/** The bet's texts in the player's language. */
export interface SlipOffer {
  readonly title: string;
  /** The event and the market. */
  readonly context: string;
  readonly side: Side;
  /** The player's word for that side. */
  readonly mode: string;
  /** The price in one line. */
  readonly price: string;
  /** The price and the figure below it, as its cell shows them. */
  readonly figure: string;
  readonly below?: string | undefined;
  /** The minimum and maximum; empty if unknown. */
  readonly limits: string;
}

interface SlipHeadProps {
  readonly offer: SlipOffer;
  /** The board's price if it differs: each change highlights the price on the slip. */
  readonly movedTo: string | undefined;
  /** Undefined while the bet is being placed. */
  readonly secondsLeft: number | undefined;
  readonly seconds: number;
}

const looks = { back: 'bg-back text-on-back', lay: 'bg-lay text-on-lay' } as const;

export function SlipHead({ offer, movedTo, secondsLeft, seconds }: SlipHeadProps) {
  const texts = useBettingTexts();
  const { title, context, side, mode, figure, below, limits } = offer;
  return (
    <div className="@container">
      {/* In the narrow pane of a desktop the context is below, in the slip's full width. */}
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 leading-tight @xs:gap-y-0.5">
        <strong
          dir="ltr"
          className={classes(
            'price-cell tabular relative grid min-h-12 min-w-14 place-content-center rounded-md px-2 text-center text-lg leading-5 @xs:row-span-2',
            looks[side],
          )}
        >
          {movedTo !== undefined && <span key={movedTo} aria-hidden="true" className="price-flash" />}
          <span className="relative">{figure}</span>
          {below && <span className="relative text-xs leading-4 font-normal">{below}</span>}
        </strong>
        <p className="line-clamp-4 min-w-0 font-semibold wrap-break-word @xs:self-end">
          {mode} · <bdi>{title}</bdi>
        </p>
        {secondsLeft !== undefined && (
          <Countdown
            seconds={secondsLeft}
            total={seconds}
            label={texts.secondsLeft}
            className="@xs:row-span-2"
          />
        )}
        <div className="col-span-3 min-w-0 text-xs text-muted @xs:col-span-1 @xs:col-start-2 @xs:self-start">
          <p className="line-clamp-3">{context}</p>
          {limits && <p className="tabular text-balance">{limits}</p>}
        </div>
      </div>
    </div>
  );
}

import type { Side } from '@maidan/betting';
import { useBettingTexts } from '../../i18n/betting/betting-texts.ts';
import { classes } from '../../ui/classes.ts';
import { Countdown } from '../../ui/figures/countdown.tsx';
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
    <div className="flex items-center gap-3">
      <strong
        dir="ltr"
        className={classes(
          'price-cell tabular relative grid min-h-12 min-w-14 shrink-0 place-content-center rounded-md px-2 text-center text-lg leading-5',
          looks[side],
        )}
      >
        {movedTo !== undefined && <span key={movedTo} aria-hidden="true" className="price-flash" />}
        <span className="relative">{figure}</span>
        {below && <span className="relative text-xs leading-4 font-normal">{below}</span>}
      </strong>
      <div className="min-w-0 flex-1 leading-tight">
        <p className="line-clamp-4 font-semibold wrap-break-word">
          {mode} · <bdi>{title}</bdi>
        </p>
        <p className="mt-0.5 line-clamp-3 text-xs text-muted">{context}</p>
        {limits && <p className="tabular text-xs text-balance text-muted">{limits}</p>}
      </div>
      {secondsLeft !== undefined && (
        <Countdown seconds={secondsLeft} total={seconds} label={texts.secondsLeft} className="shrink-0" />
      )}
    </div>
  );
}

import { classes } from '../classes.ts';
import { formatCoins, formatEntry, formatSummary, signOf } from '../format/coins.ts';
import { Figure } from './figure.tsx';

type AmountProps = {
  /** Whole coins, as on the wire. */
  readonly coins: number;
  readonly plain?: boolean | undefined;
  readonly summary?: boolean | undefined;
  /** Formatted for a column of a table. */
  readonly entry?: boolean | undefined;
  readonly className?: string | undefined;
};

/** Green above zero, red below; the minus sign says the same without colour. */
export function Amount({ coins, plain = false, summary = false, entry = false, className }: AmountProps) {
  const write = summary ? formatSummary : entry ? formatEntry : formatCoins;
  const sign = plain ? 0 : signOf(coins);
  return (
    <Figure className={classes(sign > 0 && 'text-win', sign < 0 && 'text-loss', className)}>
      {write(coins)}
    </Figure>
  );
}

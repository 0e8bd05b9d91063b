import { formatCoins, formatEntry, formatSummary, signOf } from '../../format/coins.ts';
import { classes } from '../classes.ts';
import { Figure } from './figure.tsx';

type AmountProps = {
  /** Whole coins, as on the wire. */
  readonly coins: number;
  readonly plain?: boolean | undefined;
  readonly summary?: boolean | undefined;
  /** In a column of a table. */
  readonly entry?: boolean | undefined;
  readonly className?: string | undefined;
};

/** Green above zero, red below; the minus says the same to those who do not see the colour. */
export function Amount({ coins, plain = false, summary = false, entry = false, className }: AmountProps) {
  const write = summary ? formatSummary : entry ? formatEntry : formatCoins;
  const sign = plain ? 0 : signOf(coins);
  return (
    <Figure className={classes(sign > 0 && 'text-win', sign < 0 && 'text-loss', className)}>
      {write(coins)}
    </Figure>
  );
}

import { classes } from '@maidan/ui/classes.ts';
import { formatSummary, signOf } from '@maidan/ui/format/coins.ts';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useAccountTexts } from '../texts/account-texts.ts';

interface PlusMinusBox {
  readonly title: string;
  /** Undefined while loading. */
  readonly coins: number | undefined;
}

function Box({ box: { title, coins }, isLead }: { readonly box: PlusMinusBox; readonly isLead: boolean }) {
  const { details: texts } = useAccountTexts();
  const isLost = coins !== undefined && signOf(coins) < 0;
  const said = isLost ? texts.lost : texts.won;
  return (
    <li
      className={classes(
        'rounded-xl border border-s-4 border-line bg-surface px-4',
        isLead ? 'order-first py-4 sm:col-span-full' : 'py-3',
        isLost ? 'border-s-loss' : 'border-s-win',
      )}
    >
      <h2 className="text-xs font-medium text-muted uppercase">{title}</h2>
      <div
        className={classes(
          'mt-1',
          isLead ? 'text-xl leading-8 font-bold sm:text-2xl' : 'leading-6 font-semibold',
          isLost ? 'text-loss' : 'text-win',
        )}
      >
        {coins === undefined ? (
          <Skeleton className={isLead ? 'h-8 w-56' : 'h-6 w-40'} />
        ) : (
          said(formatSummary(Math.abs(coins)))
        )}
      </div>
    </li>
  );
}

/**
 * Document 1, section 2: each box gives the profit or loss, 2 decimals with trailing zeros trimmed. The last
 * one is the net result, which players look for, so it is shown large and first.
 */
export function PlusMinus({ boxes }: { readonly boxes: readonly PlusMinusBox[] }) {
  return (
    <ul className={classes('grid gap-2', boxes.length > 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}>
      {boxes.map((box, place) => (
        <Box key={box.title} box={box} isLead={place === boxes.length - 1} />
      ))}
    </ul>
  );
}

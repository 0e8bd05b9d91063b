import type { CompleteLedger } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import { Amount } from '@maidan/ui/figures/amount.tsx';
import { useCountUp } from '@maidan/ui/figures/use-count-up.ts';
import { formatSummary, signOf } from '@maidan/ui/format/coins.ts';
import { sumsOf, titledSums } from '../../../../account/ledger/match/match-sums.ts';
import { useAccountTexts } from '../../../../account/texts/account-texts.ts';
import { Confetti } from './confetti.tsx';

/** The player's result of the match: the net sum in large, and the four sums of the ledger. */
export function EndingMoney({ ledger }: { readonly ledger: CompleteLedger }) {
  const { details: texts } = useAccountTexts();
  const sums = sumsOf(ledger.completeData);
  const { net } = sums;
  const isLost = signOf(net) < 0;
  return (
    <section className={classes('rounded-xl p-3', isLost ? 'bg-loss/10' : 'bg-win/10')}>
      {signOf(net) > 0 && <Confetti />}
      <p
        className={classes('font-figure text-3xl leading-tight font-bold', isLost ? 'text-loss' : 'text-win')}
      >
        {isLost ? texts.lost(formatSummary(-net)) : <Won coins={net} />}
      </p>
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {titledSums(sums, texts).map(({ title, coins }) => (
          <div key={title} className="flex flex-wrap justify-between gap-x-2">
            <dt>{title}</dt>
            <dd className="font-semibold">
              <Amount
                coins={coins}
                summary
                className={signOf(coins) > 0 ? "before:content-['+']" : undefined}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The visible sum counts up. Screen readers get the final sum, which also reserves the room. */
function Won({ coins }: { readonly coins: number }) {
  const { details: texts } = useAccountTexts();
  const shown = useCountUp(coins);
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <span className="opacity-0">{texts.won(formatSummary(coins))}</span>
      <span aria-hidden="true">{texts.won(formatSummary(shown))}</span>
    </span>
  );
}

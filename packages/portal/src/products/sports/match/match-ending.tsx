import './ending/confetti.css';
import type { CompleteLedger, FancyBet, MatchBet } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import { Amount } from '@maidan/ui/figures/figure.tsx';
import { useCountUp } from '@maidan/ui/figures/use-count-up.ts';
import { formatSummary, signOf } from '@maidan/ui/format/coins.ts';
import { isolated } from '@maidan/ui/format/isolated.ts';
import { Check, Cross, Minus } from '@maidan/ui/icons/signs.ts';
import { sumsOf, titledSums } from '../../../account/ledger/match/use-match-ledger.ts';
import { useAccountTexts } from '../../../account/texts/account-texts.ts';
import { useRunnerName } from '../../../texts/runner-name.ts';
import { useLanguage } from '../../../texts/texts.ts';
import type { SportsTexts } from '../texts/en.ts';
import { useSportsTexts } from '../texts/sports-texts.ts';

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

interface Decided {
  readonly id: string;
  readonly bet: string;
  readonly why: string;
  readonly profit: number;
}

/** The others are in the ledger. */
const shownMost = 6;

/** Reasons are the house's own text, in English: in other languages the result is shown instead. */
function decidedBets(
  ledger: CompleteLedger,
  texts: SportsTexts,
  formatRunner: (name: string) => string,
  isEnglish: boolean,
): readonly Decided[] {
  const { slip, bets, over } = texts;
  const because = ({ resultReason }: MatchBet | FancyBet, result: string) =>
    (isEnglish && resultReason) || result;
  const onRunners = ledger.oddsBetsData.map((bet) => ({
    bet,
    named: `${isolated(formatRunner(bet.teamName))} · ${bet.type === 'L' ? slip.modes.lagai : slip.modes.khai}`,
    result: bets.oddsTypes[bet.oddsType],
  }));
  const onFancies = ledger.sessionBetsData.map((bet) => ({
    bet,
    named: `${bet.type === 'Y' ? slip.modes.yes : slip.modes.no} ${bet.run} · ${isolated(bet.sessionName)}`,
    result: bet.decisionRun === null ? bets.void : over.result(String(bet.decisionRun)),
  }));
  return [...onRunners, ...onFancies]
    .filter(({ bet }) => bet.isDeleted === 0)
    .map(({ bet, named, result }) => ({
      id: bet._id,
      bet: `${named} · ${formatSummary(bet.amount)}`,
      why: because(bet, result),
      profit: bet.profitLoss,
    }));
}

/** A returned bet is neither won nor lost. */
const marks = {
  [-1]: { Mark: Cross, look: 'bg-loss' },
  0: { Mark: Minus, look: 'bg-muted' },
  1: { Mark: Check, look: 'bg-win' },
} as const;

/** Each bet with the reason for its result. */
export function EndingWhy({ ledger }: { readonly ledger: CompleteLedger }) {
  const texts = useSportsTexts();
  const decided = decidedBets(ledger, texts, useRunnerName(), useLanguage() === 'en');
  return (
    <section>
      <h3 className="mb-1 font-semibold">{texts.over.why}</h3>
      <ul className="flex flex-col gap-2">
        {decided.slice(0, shownMost).map(({ id, bet, why, profit }) => {
          const { Mark, look } = marks[signOf(profit)];
          return (
            <li key={id} className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className={classes('grid size-6 shrink-0 place-items-center rounded-full text-surface', look)}
              >
                <Mark className="size-4" strokeWidth={3} />
              </span>
              <span className="min-w-0 flex-1 leading-tight">
                <bdi className="block text-sm font-semibold">{bet}</bdi>
                <bdi className="block text-xs text-muted">{why}</bdi>
              </span>
              <Amount
                coins={profit}
                summary
                className={classes('shrink-0 font-semibold', profit > 0 && "before:content-['+']")}
              />
            </li>
          );
        })}
      </ul>
      {decided.length > shownMost && (
        <p className="mt-1 text-sm text-muted">{texts.bets.andMore(decided.length - shownMost)}</p>
      )}
    </section>
  );
}

const pieces = Array.from({ length: 26 }, (_, piece) => piece);
const colours = ['accent', 'win', 'back', 'lay', 'primary'];

/** Falls over the card once. The position of each piece depends on its index: nothing is random. */
function Confetti() {
  return (
    <div aria-hidden="true" className="confetti">
      {pieces.map((piece) => (
        <i
          key={piece}
          style={{
            '--place': `${(piece * 61) % 100}%`,
            '--wait': `${(piece * 23) % 260}ms`,
            '--drift': `${((piece * 17) % 9) - 4}rem`,
            backgroundColor: `var(--brand-${colours[piece % colours.length]})`,
          }}
        />
      ))}
    </div>
  );
}

import { classes } from '@maidan/ui/classes.ts';
import { Link } from 'react-router';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import { type ChartKind, chartPath, type Market, timeUntil } from './market.ts';
import { useHouseTime } from './server-clock.ts';

interface ResultBoardProps {
  /** As printed, with stars for what is not drawn yet; '' before the first draw. */
  readonly result: string;
  /** For a market that has only its two digits. */
  readonly isJodiOnly?: boolean;
}

function Digits({ text, isJodi }: { readonly text: string; readonly isJodi: boolean }) {
  // A changed digit has a new key, so that it is animated.
  const places = [...text].map((digit, index) => ({ digit, key: `${index}${digit}` }));
  return (
    <span className="flex gap-[1.5px]">
      {places.map(({ digit, key }) => (
        <span
          key={key}
          data-star={digit === '*' ? '' : undefined}
          className={classes('mk-digit mk-figure', isJodi && 'mk-digit-jodi')}
        >
          {digit}
        </span>
      ))}
    </span>
  );
}

/** The day's numbers so far: open panna, jodi, close panna. */
export function ResultBoard({ result, isJodiOnly = false }: ResultBoardProps) {
  const texts = useMatkaTexts();
  const { open, jodi, close, text } = readResult(result, isJodiOnly);
  return (
    <span
      role="img"
      dir="ltr"
      aria-label={result === '' ? texts.noResult : texts.resultOf(text)}
      className="flex items-center gap-[3px]"
    >
      {!isJodiOnly && (
        <>
          <Digits text={open} isJodi={false} />
          <span className="h-0.5 w-1 bg-line" />
        </>
      )}
      <Digits text={jodi} isJodi />
      {!isJodiOnly && (
        <>
          <span className="h-0.5 w-1 bg-line" />
          <Digits text={close} isJodi={false} />
        </>
      )}
    </span>
  );
}

interface ResultLineProps {
  readonly result: string;
  /** For a market that has only its two digits. */
  readonly isJodiOnly?: boolean;
}

/** The day's numbers so far in large type, the jodi largest. */
export function ResultLine({ result, isJodiOnly = false }: ResultLineProps) {
  const texts = useMatkaTexts();
  const { open, jodi, close, text } = readResult(result, isJodiOnly);
  return (
    <span
      role="img"
      dir="ltr"
      aria-label={result === '' ? texts.noResult : texts.resultOf(text)}
      className="mk-figure flex items-baseline gap-2 text-2xl leading-none"
    >
      {!isJodiOnly && <span>{open}</span>}
      <span className="text-5xl leading-none dark:text-accent">{jodi}</span>
      {!isJodiOnly && <span>{close}</span>}
    </span>
  );
}

const nothingOut = '***-**-***';

interface ReadResult {
  readonly open: string;
  readonly jodi: string;
  readonly close: string;
  /** The text for screen readers. */
  readonly text: string;
}

/** The parts of a printed result, with stars for what is not drawn yet; '' before the first draw. */
function readResult(result: string, isJodiOnly: boolean): ReadResult {
  const [open = '***', jodi = '**', close = '***'] = (result || nothingOut).split('-');
  return { open, jodi, close, text: isJodiOnly ? jodi : `${open}-${jodi}-${close}` };
}

/** A live countdown. Screen readers can read it, but are not interrupted by it. */
export function TimeLeft({ until, className = '' }: { readonly until: number; readonly className?: string }) {
  const texts = useMatkaTexts();
  const left = timeUntil(until, useHouseTime());
  return (
    <span
      role="timer"
      aria-label={texts.timeLeft(left)}
      dir="ltr"
      className={`tabular mk-figure ${className}`}
    >
      {left}
    </span>
  );
}

interface ChartLinksProps {
  readonly market: Market;
  readonly className: string;
}

/** The links to a market's charts, named after it. A market with andar and bahar has no panel chart. */
export function ChartLinks({ market, className }: ChartLinksProps) {
  const texts = useMatkaTexts();
  const { name, matkaEventId, isHaroopAndarBahar } = market;
  const link = (chart: ChartKind, title: string) => (
    <Link to={chartPath(matkaEventId, chart)} aria-label={texts.chartOf(title, name)} className={className}>
      {title}
    </Link>
  );
  return (
    <>
      {!isHaroopAndarBahar && link('panel', texts.panelChart)}
      {link('jodi', texts.jodiChart)}
    </>
  );
}

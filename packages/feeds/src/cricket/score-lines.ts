import { type Delivery, type Dismissal, type DismissalKind, isFour, isSix, isWicket } from '@maidan/sports';
import type { CricketDetail, InningsLine } from '../score.ts';
import { type StatusKey, type StatusLine, statusLine } from '../status-line.ts';
import { ballsInOver } from './figures/format.ts';
import type { Game } from './figures/game.ts';
import type { Tally } from './figures/tally.ts';

/** "17.3" is 17 overs and 3 balls. */
export function writeOvers(balls: number, ballsPerOver = ballsInOver): string {
  return `${Math.floor(balls / ballsPerOver)}.${balls % ballsPerOver}`;
}

/** Runs per over, to hundredths. */
export function runRate(runs: number, balls: number, ballsPerOver = ballsInOver): number {
  return balls <= 0 ? 0 : Math.round((runs * ballsPerOver * 100) / balls) / 100;
}

export function targetLine(game: Game, tally: Tally): CricketDetail['target'] {
  if (game.target <= 0) return undefined;
  const need = Math.max(0, game.target - tally.runs);
  const ballsLeft = game.inningsBalls > 0 ? game.inningsBalls - tally.balls : game.matchBallsLeft;
  return { runs: game.target, need, ballsLeft, rate: runRate(need, ballsLeft) };
}

/** "CC 181/6 (20.0) & SS 12/0 (1.3)". */
export function formatInnings(lines: readonly InningsLine[]): string {
  return lines
    .map(
      ({ short, runs, wickets, overs, isDeclared }) =>
        `${short} ${runs}/${wickets}${isDeclared ? 'd' : ''} (${overs})`,
    )
    .join(' & ');
}

/** As the last-balls strip shows it: "4", "W", "1lb", "wd", "nb+4", and with five penalty runs "2+5p". */
export function ballMark(delivery: Delivery): string {
  const mark = playMark(delivery);
  const { penalty } = delivery.extras;
  if (penalty === 0) return mark;
  return mark === '0' ? `${penalty}p` : `${mark}+${penalty}p`;
}

/** Without penalty runs, which the umpire gives. */
function playMark({ extras, batterRuns, dismissals }: Delivery): string {
  if (dismissals.some(({ kind }) => isWicket(kind))) return batterRuns > 0 ? `W+${batterRuns}` : 'W';
  if (extras.wides > 0) return extras.wides > 1 ? `wd+${extras.wides - 1}` : 'wd';
  if (extras.noBalls > 0) return batterRuns > 0 ? `nb+${batterRuns}` : 'nb';
  if (extras.legByes > 0) return `${extras.legByes}lb`;
  return extras.byes > 0 ? `${extras.byes}b` : String(batterRuns);
}

/** The rare dismissals share a status line that names the dismissal. */
const dismissalKeys = {
  bowled: 'bowled',
  caught: 'caught',
  'caught and bowled': 'caughtAndBowled',
  lbw: 'lbw',
  stumped: 'stumped',
  'run out': 'runOut',
  'hit wicket': 'hitWicket',
  'retired hurt': 'retiredHurt',
  'retired not out': 'retiredNotOut',
} as const satisfies { readonly [Kind in DismissalKind]?: StatusKey };

const hasOwnLine = (kind: DismissalKind): kind is keyof typeof dismissalKeys => kind in dismissalKeys;

function dismissalLine({ kind, player }: Dismissal): StatusLine {
  return hasOwnLine(kind)
    ? statusLine(dismissalKeys[kind], { player })
    : statusLine('out', { player, how: kind });
}

/** One line for the status of the score. */
export function ballLine(delivery: Delivery, isFreeHitNext: boolean): StatusLine {
  const { batterRuns, extras, dismissals } = delivery;
  const [gone] = dismissals;
  if (gone !== undefined) return dismissalLine(gone);
  if (isFour(delivery)) return statusLine('four');
  if (isSix(delivery)) return statusLine('six');
  if (extras.wides > 0) return statusLine('wide');
  if (extras.noBalls > 0) return statusLine(isFreeHitNext ? 'noBallFreeHit' : 'noBall');
  if (extras.byes > 0) return statusLine('bye', { runs: extras.byes });
  if (extras.legByes > 0) return statusLine('legBye', { runs: extras.legByes });
  const runs = batterRuns + extras.penalty;
  return runs === 0 ? statusLine('noRun') : statusLine('runs', { runs });
}

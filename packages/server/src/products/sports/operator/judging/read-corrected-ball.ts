import { type Delivery, type Dismissal, dismissalKinds, type Extras } from '@maidan/sports';
import { UsageError } from '../../../../verb/arguments.ts';
import { shownCount } from '../../../../verb/table.ts';

export const ballOptions = {
  runs: { type: 'string' },
  wides: { type: 'string' },
  'no-balls': { type: 'string' },
  byes: { type: 'string' },
  'leg-byes': { type: 'string' },
  penalty: { type: 'string' },
  batter: { type: 'string' },
  out: { type: 'string' },
  player: { type: 'string' },
  'not-out': { type: 'boolean', default: false },
} as const;

export type BallWords = {
  readonly [word in Exclude<keyof typeof ballOptions, 'not-out'>]?: string | undefined;
} & {
  readonly 'not-out': boolean;
};

export const ballUsage =
  '[--runs N] [--wides N] [--no-balls N] [--byes N] [--leg-byes N] [--penalty N] [--batter NAME] [--out KIND [--player NAME] | --not-out]';

const runsMax = 20;

function readRuns(text: string | undefined, name: string, recorded: number): number {
  if (text === undefined) return recorded;
  if (!/^\d{1,2}$/.test(text) || Number(text) > runsMax)
    throw new UsageError(`--${name} is "${text}": expected a whole number from 0 to ${runsMax}.`);
  return Number(text);
}

function readDismissals(words: BallWords, recorded: Delivery, batter: string): readonly Dismissal[] {
  if (words['not-out'] && words.out !== undefined)
    throw new UsageError('--out and --not-out exclude each other.');
  if (words['not-out']) return [];
  if (words.out === undefined) {
    if (words.player !== undefined) throw new UsageError('--player goes with --out.');
    return recorded.dismissals;
  }
  const kind = dismissalKinds.find((each) => each === words.out);
  if (kind === undefined)
    throw new UsageError(`--out is "${words.out}": expected one of ${dismissalKinds.join(', ')}.`);
  return [{ kind, player: words.player ?? batter, fielders: [] }];
}

/** The recorded ball with the scorer's corrections; other fields are unchanged. */
export function readCorrectedBall(
  words: BallWords,
  recorded: Delivery,
  players: readonly string[],
): Delivery {
  const { extras } = recorded;
  const batter = words.batter ?? recorded.batter;
  const dismissals = readDismissals(words, recorded, batter);
  const unknown = [batter, ...dismissals.map(({ player }) => player)].find((name) => !players.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`"${unknown}" is not in the side that bats: expected one of ${players.join(', ')}.`);
  return {
    ...recorded,
    batter,
    nonStriker: batter === recorded.nonStriker ? recorded.batter : recorded.nonStriker,
    batterRuns: readRuns(words.runs, 'runs', recorded.batterRuns),
    extras: {
      wides: readRuns(words.wides, 'wides', extras.wides),
      noBalls: readRuns(words['no-balls'], 'no-balls', extras.noBalls),
      byes: readRuns(words.byes, 'byes', extras.byes),
      legByes: readRuns(words['leg-byes'], 'leg-byes', extras.legByes),
      penalty: readRuns(words.penalty, 'penalty', extras.penalty),
    },
    dismissals,
  };
}

const extraNames = [
  ['wides', 'wide'],
  ['noBalls', 'no-ball'],
  ['byes', 'bye'],
  ['legByes', 'leg bye'],
  ['penalty', 'penalty run'],
] as const satisfies readonly (readonly [keyof Extras, string])[];

const formatDismissal = ({ kind, player }: Dismissal): string => `${player} ${kind}`;

/** Such as "Kohli facing Starc: 4 runs, 1 no-ball". */
export function formatBall({ batter, bowler, batterRuns, extras, dismissals }: Delivery): string {
  const given = extraNames.flatMap(([kind, name]) =>
    extras[kind] > 0 ? [shownCount(extras[kind], name)] : [],
  );
  const parts = [shownCount(batterRuns, 'run'), ...given, ...dismissals.map(formatDismissal)];
  return `${batter} facing ${bowler}: ${parts.join(', ')}`;
}

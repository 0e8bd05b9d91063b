import { keyFromHex, type Result } from '@maidan/betting';
import type { RecordFault } from '@maidan/games/rules';
import {
  findVirtualGame,
  isOutcome,
  isVirtualGame,
  outcomeFigures,
  type ShownOutcome,
  type VirtualCheck,
  verifyVirtualRound,
} from '@maidan/studio/rules';
import { useOptionNames } from '@maidan/studio/texts';
import type { InstantRecord } from '@maidan/studio/wire';
import { HexText } from '@maidan/ui/figures/fact.tsx';
import { useMemo } from 'react';
import { BetAgain, CheckSign } from '../../../betting/verify/check-line.tsx';
import { StepCard } from '../../../betting/verify/step-card.tsx';
import { CopyRound, Verdict } from '../../../betting/verify/verdict.tsx';
import { type CheckableRound, fetchPublished, type Verifier } from '../../../betting/verify/verifier.ts';
import { useGameTitle } from '../texts/use-game-title.ts';
import { useVirtualProofTexts } from './texts/virtual-proof-texts.ts';

interface Shown {
  readonly record: InstantRecord;
  readonly checks: readonly VirtualCheck[];
}

export function CheckedVirtual({ record }: { readonly record: InstantRecord }) {
  const texts = useVirtualProofTexts();
  const formatGame = useGameTitle();
  const checked = useMemo(() => verifyVirtualRound(record), [record]);
  const { checks, outcome } = checked;
  const title = findVirtualGame(record.game, record.version)?.title ?? record.game;
  return (
    <>
      <Verdict checked={checked} />
      <StepCard number={1} title={texts.committed} hint={texts.committedHint}>
        <HexText text={record.commitment} />
        <p className="text-sm text-muted">{texts.version(formatGame(title), record.version)}</p>
        <CheckSign checks={checks} of="version" texts={texts.checks} />
      </StepCard>
      <StepCard number={2} title={texts.yours} hint={texts.yoursHint}>
        <HexText text={record.clientSeed} />
      </StepCard>
      <StepCard number={3} title={texts.revealed}>
        <HexText text={record.serverSeed} />
        <CheckSign checks={checks} of="record" texts={texts.checks} />
        <CheckSign checks={checks} of="seed" texts={texts.checks} />
      </StepCard>
      <StepCard number={4} title={texts.drawn} hint={texts.drawnHint}>
        <OutcomeTwice shown={record.outcome} found={outcome} />
        <CheckSign checks={checks} of="outcome" texts={texts.checks} />
      </StepCard>
      <BetsAgain record={record} checks={checks} />
      <CopyRound write={() => writeVirtual(record)} />
    </>
  );
}

function OutcomeTwice(props: { readonly shown: ShownOutcome; readonly found: ShownOutcome | undefined }) {
  const texts = useVirtualProofTexts();
  const figures = [
    [texts.shown, props.shown],
    [texts.found, props.found],
  ] as const;
  return (
    <dl className="flex flex-col gap-2">
      {figures.map(([name, outcome]) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd dir="ltr" className="figure tabular text-xl wrap-anywhere">
            {outcome ? outcomeFigures(outcome) : '–'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function BetsAgain({ record, checks }: Shown) {
  const texts = useVirtualProofTexts();
  const optionName = useOptionNames();
  const options = findVirtualGame(record.game, record.version)?.options ?? [];
  const nameOf = (option: string) =>
    options.some(({ id }) => id === option) ? optionName(record.game, option) : option;
  return (
    <StepCard number={5} title={texts.bets}>
      <ul className="flex flex-col gap-2">
        {record.bets.map(({ option, points, paid }, index) => {
          const check = checks.find(({ betIndex }) => betIndex === index);
          return (
            <BetAgain
              // The index, because two bets may have the same data.
              key={`bet-${index.toString()}`}
              name={`${nameOf(option)} · ${texts.points(String(points))}`}
              paid={paid}
              due={check?.found}
              check={check && { isOk: check.isOk, text: texts.checks.bet }}
            />
          );
        })}
      </ul>
      <CheckSign checks={checks} of="paid" texts={texts.checks} />
    </StepCard>
  );
}

/** The record as text, as it is published. */
export const writeVirtual = (record: InstantRecord): string => JSON.stringify(record, undefined, 2);

type Fields = Readonly<Record<string, unknown>>;

const textMost = 200_000;
const betsMost = 500;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isHash = (value: unknown): boolean => typeof value === 'string' && keyFromHex(value) !== undefined;
const isPoints = (value: unknown): boolean => typeof value === 'string' && /^\d{1,13}\.\d{2}$/.test(value);
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isBet = (value: unknown): boolean =>
  isFields(value) && isText(value.option) && Number.isSafeInteger(value.points) && isPoints(value.paid);

const shapes: Readonly<Record<string, (value: unknown) => boolean>> = {
  game: (value) => isText(value) && isVirtualGame(value),
  version: isText,
  roundId: isText,
  commitment: isHash,
  serverSeed: isHash,
  clientSeed: isText,
  bets: (value) => Array.isArray(value) && value.length <= betsMost && value.every(isBet),
  outcome: isOutcome,
  staked: isPoints,
  paid: isPoints,
  decidedAt: isText,
};

/** Reads what was published or copied; anything else is refused with the name of the wrong field. */
export function readVirtual(text: string): Result<InstantRecord, RecordFault> {
  const fields = fieldsOf(text);
  if (fields === undefined) return { ok: false, refusal: { field: '', fault: 'not-json' } };
  const wrong = Object.entries(shapes).find(([name, isRight]) => !isRight(fields[name]));
  if (wrong === undefined) return { ok: true, value: fields as unknown as InstantRecord };
  const [field] = wrong;
  return { ok: false, refusal: { field, fault: fields[field] === undefined ? 'missing' : 'malformed' } };
}

function fieldsOf(text: string): Fields | undefined {
  if (text.length > textMost) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const roundOf = (key: string, record: InstantRecord): CheckableRound => ({
  key,
  page: <CheckedVirtual record={record} />,
});

/** Replays a round of a virtual game. */
export const virtualVerifier: Verifier = {
  knows: isVirtualGame,
  async find(roundId, signal) {
    const found = await fetchVirtual(roundId, signal);
    return found.kind === 'found' ? { kind: 'found', round: roundOf(roundId, found.value) } : found;
  },
  read(text) {
    const read = readVirtual(text);
    return read.ok ? { ok: true, value: roundOf(text, read.value) } : read;
  },
};

export const fetchVirtual = (roundId: string, signal: AbortSignal) =>
  fetchPublished(`/studio/v1/rounds/${encodeURIComponent(roundId)}`, readVirtual, signal);

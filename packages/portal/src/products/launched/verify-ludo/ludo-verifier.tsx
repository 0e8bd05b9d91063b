import {
  type LudoCheck,
  type LudoRecord,
  readLudoRecord,
  verifyLudoInSteps,
  writeLudoRecord,
} from '@maidan/studio/rules';
import { HexText } from '@maidan/ui/figures/fact.tsx';
import { CheckSign } from '../../../betting/verify/check-line.tsx';
import { StepCard } from '../../../betting/verify/step-card.tsx';
import { useVerification } from '../../../betting/verify/use-verification.ts';
import { CopyRound, Verdict } from '../../../betting/verify/verdict.tsx';
import { type CheckableRound, fetchPublished, type Verifier } from '../../../betting/verify/verifier.ts';
import { useLudoProofTexts } from './texts/ludo-proof-texts.ts';

const roundOf = (key: string, record: LudoRecord): CheckableRound => ({
  key,
  page: <CheckedLudo record={record} />,
});

/** Replays a game of Ludo. */
export const ludoVerifier: Verifier = {
  // A copied record has the game's name; an id of a game begins with this prefix.
  knows: (game) => game === 'ludo' || game.startsWith('L600113-'),
  async find(roundId, signal) {
    const found = await fetchLudo(roundId, signal);
    return found.kind === 'found' ? { kind: 'found', round: roundOf(roundId, found.value) } : found;
  },
  read(text) {
    const read = readLudoRecord(text);
    return read.ok ? { ok: true, value: roundOf(text, read.value) } : read;
  },
};

/** In the wallet a round is one seat of a game: `L600113-000001-A`. */
const gameOfSeat = (roundId: string): string => roundId.replace(/-[AB]$/, '');

export const fetchLudo = (roundId: string, signal: AbortSignal) =>
  fetchPublished(`/studio/v1/ludo/games/${encodeURIComponent(gameOfSeat(roundId))}`, readLudoRecord, signal);

interface Shown {
  readonly record: LudoRecord;
  readonly checks: readonly LudoCheck[];
}

export function CheckedLudo({ record }: { readonly record: LudoRecord }) {
  const texts = useLudoProofTexts();
  const dice = record.moves.length;
  const checking = useVerification(() => verifyLudoInSteps(record), dice);
  const checked = checking.kind === 'checked' ? checking.verification : undefined;
  return (
    <>
      <Verdict checked={checked} checking={texts.checking} />
      {checking.kind === 'checking' && (
        <progress
          className="w-full accent-primary"
          aria-label={texts.checking}
          max={dice}
          value={dice - checking.left}
        />
      )}
      {checked && <Steps record={record} checks={checked.checks} />}
      <CopyRound write={() => writeLudoRecord(record)} />
    </>
  );
}

function Steps({ record, checks }: Shown) {
  const texts = useLudoProofTexts();
  const { seats } = record;
  return (
    <>
      <StepCard number={1} title={texts.committed} hint={texts.committedHint}>
        <HexText text={record.serverSeedHash} />
        <p className="text-sm text-muted">{texts.version(record.version)}</p>
        <CheckSign checks={checks} of="version" texts={texts.checks} />
      </StepCard>
      <StepCard number={2} title={texts.players} hint={texts.playersHint}>
        {(['A', 'B'] as const).map((seat) => (
          <div key={seat}>
            <p className="text-xs text-muted">{seats[seat].isHouse ? texts.house : texts.seat(seat)}</p>
            <HexText text={seats[seat].seed} />
          </div>
        ))}
        <CheckSign checks={checks} of="seeds" texts={texts.checks} />
      </StepCard>
      <StepCard number={3} title={texts.revealed}>
        <HexText text={record.serverSeed} />
        <CheckSign checks={checks} of="record" texts={texts.checks} />
        <CheckSign checks={checks} of="server-seed" texts={texts.checks} />
      </StepCard>
      <StepCard number={4} title={texts.dice} hint={texts.diceHint}>
        <p dir="ltr" className="figure tabular wrap-anywhere">
          {record.moves.map(({ die }) => die).join(' ')}
        </p>
        <CheckSign checks={checks} of="toss" texts={texts.checks} />
        <CheckSign checks={checks} of="dice" texts={texts.checks} />
      </StepCard>
      <StepCard number={5} title={texts.played}>
        <p dir="ltr" className="figure tabular text-2xl">
          A {record.scores.A} – {record.scores.B} B
        </p>
        <CheckSign checks={checks} of="moves" texts={texts.checks} />
        <CheckSign checks={checks} of="house" texts={texts.checks} />
        <CheckSign checks={checks} of="score" texts={texts.checks} />
        <CheckSign checks={checks} of="result" texts={texts.checks} />
      </StepCard>
    </>
  );
}

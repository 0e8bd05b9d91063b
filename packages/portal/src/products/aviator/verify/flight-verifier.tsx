import { type Coins, coinsToWireNumber, keyFromHex, odds, shapeOf } from '@maidan/betting';
import {
  crashPoint,
  type FlightCheckKey,
  flightDefinition,
  flightEntry,
  verifyFlightInSteps,
} from '@maidan/games/rules';
import { HexText } from '@maidan/ui/figures/fact.tsx';
import { Amount } from '@maidan/ui/figures/figure.tsx';
import { BetAgain, CheckSign } from '../../../betting/verify/check-line.tsx';
import { ChainCard, CheckProgress, StepCard } from '../../../betting/verify/step-card.tsx';
import { useVerification } from '../../../betting/verify/use-verification.ts';
import { CopyRound, Verdict } from '../../../betting/verify/verdict.tsx';
import type { CheckableRound, Verifier } from '../../../betting/verify/verifier.ts';
import { useAviatorTexts } from '../texts/aviator-texts.ts';
import { type FlownBet, type FlownRecord, readFlight, writeFlight } from './flight-text.ts';
import { fetchFlown } from './record-wire.ts';

interface Shown {
  readonly record: FlownRecord;
  readonly checks: readonly FlownCheck[];
}

export function CheckedFlight({ record }: { readonly record: FlownRecord }) {
  const { verify: texts } = useAviatorTexts();
  const chain = { end: record.chainEnd, position: record.position };
  const checking = useVerification(() => checkFlown(record), record.position);
  const checked = checking.kind === 'checked' ? checking.verification : undefined;
  const checks = checked?.checks ?? [];
  return (
    <>
      <Verdict checked={checked} checking={texts.checking} />
      {checking.kind === 'checking' && <CheckProgress left={checking.left} position={record.position} />}
      {checked && (
        <>
          <StepCard number={1} title={texts.committed} hint={texts.committedHint}>
            <HexText text={record.seedHash} />
            <p className="text-sm text-muted">{texts.version(record.version)}</p>
            <CheckSign checks={checks} of="version" texts={texts.checks} />
          </StepCard>
          <StepCard number={2} title={texts.revealed}>
            <HexText text={record.seed} />
            <CheckSign checks={checks} of="record" texts={texts.checks} />
            <CheckSign checks={checks} of="seed" texts={texts.checks} />
          </StepCard>
          <FlightAgain record={record} checks={checks} />
          <BetsAgain record={record} checks={checks} />
          <ChainCard number={5} chain={chain} checks={checks} />
        </>
      )}
      <CopyRound write={() => writeFlight(record)} />
    </>
  );
}

const shownAs = (hundredths: number | undefined): string =>
  hundredths === undefined ? '–' : `${(hundredths / 100).toFixed(2)}x`;

function computed({ seed, salt }: FlownRecord): number | undefined {
  const [key, message] = [keyFromHex(seed), keyFromHex(salt)];
  return key && message && crashPoint(key, message);
}

function FlightAgain({ record, checks }: Shown) {
  const { verify: texts } = useAviatorTexts();
  const figures = [
    [texts.shown, record.crash],
    [texts.found, computed(record)],
  ] as const;
  return (
    <StepCard number={3} title={texts.flown} hint={texts.flownHint}>
      <p className="text-xs text-muted">{texts.salt}</p>
      <HexText text={record.salt} />
      <CheckSign checks={checks} of="salt" texts={texts.checks} />
      <dl className="flex gap-8">
        {figures.map(([name, hundredths]) => (
          <div key={name}>
            <dt className="text-xs text-muted">{name}</dt>
            <dd dir="ltr" className="figure tabular text-2xl">
              {shownAs(hundredths)}
            </dd>
          </div>
        ))}
      </dl>
      <CheckSign checks={checks} of="crash" texts={texts.checks} />
    </StepCard>
  );
}

function BetsAgain({ record, checks }: Shown) {
  const { verify: texts } = useAviatorTexts();
  return (
    <StepCard number={4} title={texts.bets}>
      {record.bets.length === 0 && <p className="text-sm text-muted">{texts.noBets}</p>}
      <ul className="flex flex-col gap-2">
        {record.bets.map((bet, index) => {
          const check = checks.find(({ betIndex }) => betIndex === index);
          const landed = bet.cashedAt === undefined ? texts.lost : texts.cashedAt(shownAs(bet.cashedAt));
          return (
            <BetAgain
              // The index, because two bets may have the same data.
              key={`bet-${index.toString()}`}
              name={
                <>
                  <Amount coins={coinsToWireNumber(bet.stake)} summary plain /> ·{' '}
                  {record.isVoid ? texts.returned : landed}
                </>
              }
              paid={
                bet.profit === undefined ? undefined : (
                  <Amount coins={coinsToWireNumber(bet.profit)} summary />
                )
              }
              due={<Amount coins={coinsToWireNumber(dueTo(bet, record))} summary />}
              check={check && { isOk: check.isOk, text: texts.checks.bet }}
            />
          );
        })}
      </ul>
    </StepCard>
  );
}

const roundOf = (key: string, record: FlownRecord): CheckableRound => ({
  key,
  page: <CheckedFlight record={record} />,
});

/** Replays a flight. */
export const flightVerifier: Verifier = {
  knows: (game) => game === flightEntry.code,
  async find(roundId, signal) {
    const found = await fetchFlown(roundId, signal);
    return found.kind === 'found'
      ? { kind: 'found', round: roundOf(roundId, found.record) }
      : { kind: found.kind };
  },
  read(text) {
    const read = readFlight(text);
    return read.ok ? { ok: true, value: roundOf(text, read.value) } : read;
  },
};

export interface FlownCheck {
  readonly key: FlightCheckKey | 'bet';
  readonly isOk: boolean;
  readonly shown: string;
  readonly found: string;
  /** For a bet: its index in the record. */
  readonly betIndex?: number;
}

export interface FlownVerification {
  readonly isOk: boolean;
  readonly checks: readonly FlownCheck[];
}

/** Replays the flight, and compares what every bet was paid. */
export function* checkFlown(record: FlownRecord): Generator<number, FlownVerification> {
  const flown = yield* verifyFlightInSteps(record);
  const bets = record.bets.flatMap((bet, betIndex): FlownCheck[] => {
    if (bet.profit === undefined) return [];
    const due = dueTo(bet, record);
    const [shown, found] = [String(bet.profit), String(due)];
    return [{ key: 'bet', isOk: shown === found, shown, found, betIndex }];
  });
  const checks = [...flown.checks, ...bets];
  return { isOk: checks.every(({ isOk }) => isOk), checks };
}

/** A target that the flight reached is paid, even if nobody pressed. */
export function dueTo({ stake, cashedAt, target }: FlownBet, { crash, isVoid }: FlownRecord): Coins {
  const held = target !== undefined && target <= crash ? target : undefined;
  const landed = cashedAt ?? held;
  const leg = {
    option: '',
    side: 'back',
    stake,
    odds: odds(0),
    ...(landed === undefined ? {} : { cashedAt: landed }),
  } as const;
  return shapeOf(flightDefinition).payout(flightDefinition, leg, isVoid ? { void: true } : { crash });
}

import { coinsToWireNumber, keyFromHex } from '@maidan/betting';
import { crashPoint } from '@maidan/games/rules';
import { Amount } from '@maidan/ui/figures/amount.tsx';
import { HexText } from '@maidan/ui/figures/hex-text.tsx';
import { useVerification } from '../../../betting/proof/use-verification.ts';
import { BetAgain } from '../../../betting/verify/bet-again.tsx';
import { ChainCard } from '../../../betting/verify/chain-card.tsx';
import { CheckProgress } from '../../../betting/verify/check-progress.tsx';
import { CheckSign } from '../../../betting/verify/check-sign.tsx';
import { CopyRound } from '../../../betting/verify/copy-round.tsx';
import { StepCard } from '../../../betting/verify/step-card.tsx';
import { Verdict } from '../../../betting/verify/verdict.tsx';
import { useAviatorTexts } from '../texts/aviator-texts.ts';
import { checkFlown, dueTo, type FlownCheck } from './check-flown.ts';
import { type FlownRecord, writeFlight } from './flight-text.ts';

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

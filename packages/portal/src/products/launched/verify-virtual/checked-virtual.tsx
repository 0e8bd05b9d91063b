import {
  findVirtualGame,
  outcomeFigures,
  type ShownOutcome,
  type VirtualCheck,
  verifyVirtualRound,
} from '@maidan/studio/rules';
import { optionNames } from '@maidan/studio/texts';
import type { InstantRecord } from '@maidan/studio/wire';
import { HexText } from '@maidan/ui/figures/hex-text.tsx';
import { useMemo } from 'react';
import { BetAgain } from '../../../betting/verify/bet-again.tsx';
import { CheckSign } from '../../../betting/verify/check-sign.tsx';
import { CopyRound } from '../../../betting/verify/copy-round.tsx';
import { StepCard } from '../../../betting/verify/step-card.tsx';
import { Verdict } from '../../../betting/verify/verdict.tsx';
import { featureTexts } from '../../../texts/feature-texts.ts';
import { useGameTitle } from '../texts/use-game-title.ts';
import { useVirtualProofTexts } from './texts/virtual-proof-texts.ts';
import { writeVirtual } from './virtual-text.ts';

const useOptionNames = featureTexts(optionNames);

interface Shown {
  readonly record: InstantRecord;
  readonly checks: readonly VirtualCheck[];
}

export function CheckedVirtual({ record }: { readonly record: InstantRecord }) {
  const texts = useVirtualProofTexts();
  const sayGame = useGameTitle();
  const checked = useMemo(() => verifyVirtualRound(record), [record]);
  const { checks, outcome } = checked;
  const title = findVirtualGame(record.game, record.version)?.title ?? record.game;
  return (
    <>
      <Verdict checked={checked} />
      <StepCard number={1} title={texts.committed} hint={texts.committedHint}>
        <HexText text={record.commitment} />
        <p className="text-sm text-muted">{texts.version(sayGame(title), record.version)}</p>
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

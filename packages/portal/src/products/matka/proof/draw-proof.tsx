import { keyFromHex } from '@maidan/betting';
import type { MatkaDraw } from '@maidan/contract/wire';
import { type DrawRecord, verifyDraw } from '@maidan/games/rules';
import { Fact } from '@maidan/ui/figures/fact.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { useColon } from '@maidan/ui/labels.ts';
import { useState } from 'react';
import { useVerification } from '../../../betting/verify/use-verification.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';

function Checked({ record }: { readonly record: DrawRecord }) {
  const { proof: texts } = useMatkaTexts();
  const colon = useColon();
  const checking = useVerification(() => verifyDraw(record), record.chain.position);
  if (checking.kind === 'checking') {
    return <p className="tabular text-sm text-muted">{texts.checking(formatSummary(checking.left))}</p>;
  }
  const { verification: checks } = checking;
  const isFair = checks.every(({ isOk }) => isOk);
  const drawn = checks.find(({ key }) => key === 'panna')?.found ?? '';
  return (
    <div role="status" className="flex flex-col gap-1">
      <p className={`font-semibold ${isFair ? 'text-win' : 'text-loss'}`}>
        {isFair ? texts.fair : texts.unfair}
      </p>
      <p className="tabular text-sm">{texts.drawn(drawn)}</p>
      <ul className="text-sm">
        {checks.map(({ key, isOk }) => (
          <li key={key} className={isOk ? 'text-win' : 'text-loss'}>
            <span aria-hidden="true">{isOk ? '✓' : '✗'} </span>
            {texts.checks[key]}
            <span className="sr-only">
              {colon}
              {isOk ? texts.passed : texts.failed}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A draw's commitment and, once its seed is revealed, the repeated draw. */
export function DrawProof({ title, draw }: { readonly title: string; readonly draw: MatkaDraw }) {
  const { proof: texts } = useMatkaTexts();
  const [record] = useState(() => recordOf(draw));
  return (
    <section className="flex flex-col gap-2 border-t border-line py-3">
      <h3 className="flex items-baseline justify-between font-semibold">
        {title}
        <span dir="ltr" className="tabular text-lg">
          {draw.panna || '***'}
        </span>
      </h3>
      <dl className="flex flex-col gap-2">
        {draw.seedHash !== '' && <Fact name={texts.seedHash} value={draw.seedHash} />}
        {draw.seed !== '' && <Fact name={texts.seed} value={draw.seed} />}
      </dl>
      {record ? <Checked record={record} /> : <p className="text-sm text-muted">{texts.notYet}</p>}
    </section>
  );
}

/** Undefined while the seed of the draw is not revealed, or if there is none. */
export function recordOf(draw: MatkaDraw): DrawRecord | undefined {
  const seed = draw.seed === '' ? undefined : keyFromHex(draw.seed);
  if (!seed || draw.seedHash === '') return undefined;
  const { roundId, seedHash, panna, chainEnd, position } = draw;
  return { roundId, seed, seedHash, panna, chain: { end: chainEnd, position } };
}

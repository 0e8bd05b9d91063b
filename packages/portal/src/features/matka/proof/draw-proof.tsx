import type { MatkaDraw } from '@maidan/contract/wire';
import type { DrawCheck, DrawRecord } from '@maidan/games/rules';
import { useEffect, useState } from 'react';
import { formatSummary } from '../../../format/coins.ts';
import { useMatkaTexts } from '../../../i18n/matka/matka-texts.ts';
import { checkDraw, recordOf } from './check-draw.ts';

type Checking =
  | { readonly kind: 'checking'; readonly left: number }
  | { readonly kind: 'checked'; readonly checks: readonly DrawCheck[] };

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

function useChecks(record: DrawRecord): Checking {
  const [checking, setChecking] = useState<Checking>({ kind: 'checking', left: record.chain.position });
  useEffect(() => {
    const stopping = new AbortController();
    const onLeft = (left: number) => setChecking({ kind: 'checking', left });
    checkDraw(record, { onLeft, breathe, signal: stopping.signal })
      .then((checks) => {
        if (checks) setChecking({ kind: 'checked', checks });
      })
      .catch(reportError);
    return () => stopping.abort();
  }, [record]);
  return checking;
}

function Hex({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd
        dir="ltr"
        className="rounded-lg bg-background px-2 py-1.5 font-mono text-xs wrap-anywhere select-all"
      >
        {text}
      </dd>
    </div>
  );
}

function Checked({ record }: { readonly record: DrawRecord }) {
  const { proof: texts } = useMatkaTexts();
  const checking = useChecks(record);
  if (checking.kind === 'checking') {
    return <p className="tabular text-sm text-muted">{texts.checking(formatSummary(checking.left))}</p>;
  }
  const { checks } = checking;
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
            <span className="sr-only">: {isOk ? texts.passed : texts.failed}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What one draw was bound to, and, once its seed is out, the draw made again. */
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
        {draw.seedHash !== '' && <Hex label={texts.seedHash} text={draw.seedHash} />}
        {draw.seed !== '' && <Hex label={texts.seed} text={draw.seed} />}
      </dl>
      {record ? <Checked record={record} /> : <p className="text-sm text-muted">{texts.notYet}</p>}
    </section>
  );
}

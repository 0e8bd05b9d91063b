import type { MatchProof } from '@maidan/contract/wire';
import { PasteForm } from '@maidan/ui/form/paste-form.tsx';
import { useVerifyTexts } from './texts/verify-texts.ts';

/** A proof from another device is verified without any call to the house. */
export function PasteProof({ onProof }: { readonly onProof: (proof: MatchProof) => void }) {
  const texts = useVerifyTexts();

  function check(text: string): string | undefined {
    const proof = readProof(text);
    if (!proof) return texts.notAProof;
    onProof(proof);
    return undefined;
  }

  return <PasteForm label={texts.paste} hint={texts.pasteHint} submit={texts.check} onText={check} />;
}

type Fields = Readonly<Record<string, unknown>>;
type Market = MatchProof['markets'][number];

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const areTexts = (fields: Fields, names: readonly string[]): boolean =>
  names.every((name) => typeof fields[name] === 'string');

function isResult(value: unknown): value is Market['result'] {
  if (value === null) return true;
  if (!isFields(value)) return false;
  if (value.kind === 'winner') return typeof value.runnerId === 'string';
  if (value.kind === 'run') return typeof value.run === 'number';
  return value.kind === 'void' || value.kind === 'other';
}

const isRunner = (value: unknown): boolean => isFields(value) && areTexts(value, ['id', 'name']);

function isMarket(value: unknown): value is Market {
  return (
    isFields(value) &&
    areTexts(value, ['marketId', 'marketName', 'oddsType', 'rule', 'reason']) &&
    typeof value.isByHand === 'boolean' &&
    Array.isArray(value.runners) &&
    value.runners.every(isRunner) &&
    isResult(value.result)
  );
}

function isProof(value: unknown): value is MatchProof {
  return (
    isFields(value) &&
    areTexts(value, ['eventId', 'matchName', 'seriesName', 'startsAt', 'idPrefix', 'seedHash']) &&
    !Number.isNaN(Date.parse(String(value.startsAt))) &&
    (value.generator === undefined || Number.isInteger(value.generator)) &&
    (value.seed === null || typeof value.seed === 'string') &&
    Array.isArray(value.markets) &&
    value.markets.every(isMarket)
  );
}

/** A pasted proof; undefined unless it is complete. */
export function readProof(text: string): MatchProof | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isProof(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

import type { LudoWeights } from '../../packages/studio/src/games/ludo/rules/house/evaluate.ts';

const unit = 1024;

function toBase64(weights: Float64Array): string {
  const rounded = Int16Array.from(weights, (weight) =>
    Math.max(-32_768, Math.min(32_767, Math.round(weight * unit))),
  );
  const bytes = new Uint8Array(2 * rounded.length);
  const view = new DataView(bytes.buffer);
  for (const [at, weight] of rounded.entries()) view.setInt16(2 * at, weight, true);
  return Buffer.from(bytes).toString('base64');
}

/** The weights in 1,024ths, as 16-bit numbers, low byte first, in base64. */
export const writeWeights = ({ first, last }: LudoWeights): string =>
  JSON.stringify({ first: toBase64(first), last: toBase64(last) });

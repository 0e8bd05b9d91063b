import { firstLength, type LudoWeights, lastLength } from './evaluate.ts';
import { madeWeights } from './made-weights.ts';

/** In 1,024ths, as 16-bit numbers, the low byte first, in base64. */
export interface WrittenWeights {
  readonly first: string;
  readonly last: string;
}

const unit = 1024;

function read(text: string, length: number): Float64Array {
  const letters = atob(text);
  const bytes = Uint8Array.from({ length: letters.length }, (_, at) => letters.charCodeAt(at));
  const view = new DataView(bytes.buffer);
  return Float64Array.from({ length }, (_, at) => view.getInt16(2 * at, true) / unit);
}

export const readWeights = ({ first, last }: WrittenWeights): LudoWeights => ({
  first: read(first, firstLength),
  last: read(last, lastLength),
});

export const houseWeights = (): LudoWeights => readWeights(madeWeights);

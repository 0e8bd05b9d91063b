import type { RefusalFacts } from '@maidan/betting';
import { envelopeCodes } from '@maidan/contract';

export const failure = (code: number, message: string, refusal?: RefusalFacts) => ({
  error: true,
  code,
  message,
  ...(refusal === undefined ? {} : { refusal }),
});

/** With a seal, the data travels encrypted and the envelope says so. */
export function success(
  message: string | undefined,
  data: unknown,
  seal: ((data: unknown) => string) | undefined,
) {
  const head = { error: false, code: envelopeCodes.fine, message: message ?? 'Success' };
  return seal === undefined ? { ...head, data } : { ...head, data: seal(data), dataEncrupt: 1 };
}

import { envelopeCodes } from '@maidan/contract';
import { type Fine, type Refused, refuse } from './answer.ts';

/** For requests that no portal sends; refusals that players see are `refused`. */
export const failure = (code: number, message: string) => ({ error: true, code, message });

export const refused = ({ code = envelopeCodes.refused, message, refusal, detail, data }: Refused) => ({
  ...failure(code, message),
  refusal,
  ...(detail === undefined ? {} : { detail }),
  ...(data === undefined ? {} : { data }),
});

export const tooManyRequests = refused(refuse('too-many-requests', { code: envelopeCodes.tooManyRequests }));

/** With a seal the data is encrypted and the envelope says so. */
export function success(
  { message = 'Success', data, hasMore = false, beside }: Fine<unknown>,
  seal: ((data: unknown) => string) | undefined,
) {
  const head = {
    error: false,
    code: envelopeCodes.fine,
    message,
    ...(hasMore ? { hasMore } : {}),
    ...beside,
  };
  return seal === undefined ? { ...head, data } : { ...head, data: seal(data), dataEncrupt: 1 };
}

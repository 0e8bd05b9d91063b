import { type CallPath, envelopeCodes, type HouseRefusalKey } from '@maidan/contract';
import type { z } from 'zod';
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

type Issue = z.ZodError['issues'][number];

/** Refusals for fields that a player can enter wrongly. */
const keyOfField: Readonly<Record<string, HouseRefusalKey>> = {
  amount: 'amount-malformed',
  fromDate: 'dates-malformed',
  toDate: 'dates-malformed',
  betChipsData: 'chips-malformed',
};

const blankKeys: Partial<Record<CallPath, Readonly<Record<string, HouseRefusalKey>>>> = {
  'user/login': { username: 'username-blank', password: 'password-blank' },
  'user/updateUserPassword': { oldPassword: 'old-password-blank', password: 'new-password-blank' },
};

function keyOf(path: CallPath, issue: Issue | undefined): HouseRefusalKey {
  const field = String(issue?.path[0] ?? '');
  const isTooLong = issue?.code === 'too_big';
  return (isTooLong ? undefined : blankKeys[path]?.[field]) ?? keyOfField[field] ?? 'malformed';
}

/** A message for the player, and what was expected for the developer of the client. */
const refuseWith = (key: HouseRefusalKey, detail: string): Refused => ({
  ...refuse(key, { code: envelopeCodes.malformed }),
  detail,
});

export const refuseMalformed = (path: CallPath, { issues: [issue] }: Pick<z.ZodError, 'issues'>): Refused =>
  refuseWith(keyOf(path, issue), detailOf(issue));

export const refuseUnstorable = (at: readonly string[]): Refused =>
  refuseWith('malformed', `${at.join('.')}: expected text without NUL or broken characters`);

/** For a body that is malformed as a whole. */
export const refuseBody = (detail: string): Refused => refuseWith('malformed', detail);

function detailOf(issue: Issue | undefined): string {
  const field = issue?.path.join('.');
  return field ? `${field}: ${issue?.message}` : (issue?.message ?? 'The request is malformed');
}

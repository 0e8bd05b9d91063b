import { envelopeCodes } from '@maidan/contract/wire';
import { call } from '../../api/call.ts';
import { startSession } from '../../api/session.ts';
import { adoptLanguage, currentTexts } from '../../i18n/texts.ts';

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly isPasswordChanged: boolean }
  | { readonly kind: 'not-authorised'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export async function signIn({ username, password }: Credentials): Promise<SignInOutcome> {
  const reply = await call('user/login', {
    username: username.toUpperCase(),
    password,
    isClient: true,
    host: window.location.hostname,
  });
  if (!reply.ok) {
    const kind = reply.code === envelopeCodes.notAuthorised ? 'not-authorised' : 'refused';
    return { kind, message: reply.message };
  }
  const { data } = reply.data;
  if (data.userType !== 'client') {
    return { kind: 'not-authorised', message: currentTexts().errors.notAuthorised };
  }
  await adoptLanguage(data.language);
  startSession(reply.data);
  return { kind: 'signed-in', isPasswordChanged: data.isPasswordChanged };
}

import { envelopeCodes } from '@maidan/contract/wire';
import { call } from '../../house/call.ts';
import { keepDeviceToken, readDeviceToken, startSession } from '../../house/session.ts';
import { adoptLanguage, currentTexts } from '../../texts/texts.ts';

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly isPasswordChanged: boolean; readonly wrongTries: number }
  | { readonly kind: 'not-authorised'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The server delays its answer with every wrong password. */
const limitMs = 30_000;

let underWay: Promise<SignInOutcome> | undefined;

/** Undefined while another sign-in is under way: clicks before the button is shown as busy send nothing. */
export function signIn(credentials: Credentials): Promise<SignInOutcome> | undefined {
  if (underWay !== undefined) return undefined;
  underWay = send(credentials).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function send({ username, password }: Credentials): Promise<SignInOutcome> {
  const deviceToken = readDeviceToken();
  const reply = await call(
    'user/login',
    {
      username: username.toUpperCase(),
      password,
      isClient: true,
      host: window.location.hostname,
      ...(deviceToken === undefined ? {} : { deviceToken }),
    },
    { limitMs },
  );
  if (!reply.ok) {
    const kind = reply.code === envelopeCodes.notAuthorised ? 'not-authorised' : 'refused';
    return { kind, message: reply.message };
  }
  const { token, data, isClient, deviceToken: given, wrongTries = 0 } = reply.data;
  if (data.userType !== 'client') {
    return { kind: 'not-authorised', message: currentTexts().errors.notAuthorised };
  }
  await adoptLanguage(data.language);
  if (given !== undefined) keepDeviceToken(given);
  startSession({ token, data, isClient });
  return { kind: 'signed-in', isPasswordChanged: data.isPasswordChanged, wrongTries };
}

import type { StudioOpened } from '@maidan/contract/wire';
import { type Answer, callStudio } from '../call.ts';

/** A launch token is good once: of two askings the second is refused, so this one is never repeated. */
export const openSession = (token: string): Promise<Answer<StudioOpened>> =>
  callStudio<StudioOpened>({ path: '/open', body: { token } });

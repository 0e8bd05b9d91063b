import type { StudioOpened } from '../../wire/instant.ts';
import { type Answer, callStudio } from '../call.ts';

/** A launch token can be used only once: a second call would be refused, so this one is never repeated. */
export const openSession = (token: string): Promise<Answer<StudioOpened>> =>
  callStudio<StudioOpened>({ path: '/open', body: { token } });

import { createContext, use } from 'react';
import type { StudioOpened } from '../../wire/instant.ts';
import { type Answer, callStudio, type StudioCall } from '../call.ts';
import type { StudioSounds } from '../sound/effects.ts';
import type { StudioTexts } from '../texts/en.ts';

/** What every game of the studio gets. */
export interface Studio {
  /** The bearer token stays in memory. */
  readonly session: StudioOpened;
  /** The secret of the portal's tab, which survives a reload of this page; undefined without one. */
  readonly secret: string | undefined;
  readonly texts: StudioTexts;
  readonly sounds: StudioSounds;
  /** Points that may be staked, from the last answer; undefined while unknown. */
  readonly balance: string | undefined;
  readonly setBalance: (balance: string | undefined) => void;
  /** Shows the screen of an ended session. */
  readonly endSession: () => void;
}

export const StudioContext = createContext<Studio | undefined>(undefined);

export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (studio === undefined) throw new Error('A game stands outside of the studio.');
  return studio;
}

/** A call with the session's token. */
export const callAs = <Data>(session: StudioOpened, call: StudioCall): Promise<Answer<Data>> =>
  callStudio<Data>({ ...call, bearer: session.session });

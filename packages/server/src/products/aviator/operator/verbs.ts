import type { Verb } from '../../../operator/verb.ts';
import { muteChat } from './mute-chat.ts';
import { openAviator } from './open-aviator.ts';
import { setAviator } from './set-aviator.ts';
import { shutAviator } from './shut-aviator.ts';
import { unmuteChat } from './unmute-chat.ts';
import { voidFlight } from './void-flight.ts';

/** In the order help shows them. */
export const aviatorVerbs: readonly Verb[] = [
  openAviator,
  shutAviator,
  setAviator,
  voidFlight,
  muteChat,
  unmuteChat,
];

import type { OptionsDefinition } from '@maidan/betting';
import { opensInMain } from '../../kit/round-steps.ts';
import { playerGroup, playersOf } from './players.ts';

export const options = playersOf('card32-a');

export const opensIn = opensInMain(options);

export const definition: OptionsDefinition = { shape: 'options', groups: [playerGroup(options)] };

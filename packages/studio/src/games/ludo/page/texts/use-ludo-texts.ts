import { use } from 'react';
import { useStudio } from '../../../../pages/session/studio-context.ts';
import type { LudoTexts } from './en.ts';
import { loadLudoTexts } from './load-ludo-texts.ts';

export const useLudoTexts = (): LudoTexts => use(loadLudoTexts(useStudio().language));

import { featureTexts } from '../../../texts/feature-texts.ts';
import { casinoLoads } from './casino-loads.ts';

export const useCasinoTexts = featureTexts(casinoLoads);

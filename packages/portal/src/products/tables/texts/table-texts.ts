import { featureTexts } from '../../../texts/feature-texts.ts';
import { tableLoads } from './table-loads.ts';

export const useTableTexts = featureTexts(tableLoads);

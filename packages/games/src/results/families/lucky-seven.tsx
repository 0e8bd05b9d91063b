import { LuckySevenResult } from '../../tables/lucky-seven/result.tsx';
import { dealtLayout } from '../dealt-layout.tsx';

export const LuckySevenLayout = dealtLayout({ View: LuckySevenResult, placeAt: () => 'card' });

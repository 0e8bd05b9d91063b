import { AmarAkbarAnthonyResult } from '../../tables/amar-akbar-anthony/result.tsx';
import { dealtLayout } from '../dealt-layout.tsx';

export const AmarAkbarAnthonyLayout = dealtLayout({ View: AmarAkbarAnthonyResult, placeAt: () => 'card' });

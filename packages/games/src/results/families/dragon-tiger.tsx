import { DragonTigerResult } from '../../tables/dragon-tiger/result.tsx';
import { dealtLayout } from '../dealt-layout.tsx';

export const DragonTigerLayout = dealtLayout({
  View: DragonTigerResult,
  placeAt: (index) => (index === 0 ? 'dragon' : 'tiger'),
});

import { AndarBaharResult } from '../../tables/andar-bahar/result.tsx';
import { dealtLayout } from '../dealt-layout.tsx';

/** The joker is the first card, then one to Bahar, one to Andar. */
export const AndarBaharLayout = dealtLayout({
  View: AndarBaharResult,
  placeAt: (index) => (index === 0 ? 'joker' : index % 2 === 1 ? 'bahar' : 'andar'),
});

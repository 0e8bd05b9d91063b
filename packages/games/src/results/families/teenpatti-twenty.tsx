import { TeenpattiTwentyResult } from '../../tables/teenpatti-twenty/result.tsx';
import { dealtLayout } from '../dealt-layout.tsx';

export const TeenpattiTwentyLayout = dealtLayout({
  View: TeenpattiTwentyResult,
  placeAt: (index) => (index % 2 === 0 ? 'a' : 'b'),
});

import { ThreeHandResult } from '../../tables/teenpatti-three/result.tsx';
import { handPlaces } from '../../tables/teenpatti-three/scene.ts';
import { dealtLayout } from '../dealt-layout.tsx';

export const TeenpattiThreeLayout = dealtLayout({
  View: ThreeHandResult,
  placeAt: (index) => handPlaces[index % handPlaces.length] ?? '',
});

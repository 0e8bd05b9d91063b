import { Dices, type LucideIcon, PlaneTakeoff } from 'lucide-react';
import type { PortalBrand } from '../../brand/brand.ts';

interface Launcher {
  readonly game: 'aviator' | 'ludo';
  readonly icon: LucideIcon;
}

/** Games of the bottom bar, as far as the brand offers them: Ludo has no flag, a brand that has it has its tile. */
export function launchersOf({
  flags,
  dashboard,
}: Pick<PortalBrand, 'flags' | 'dashboard'>): readonly Launcher[] {
  return [
    ...(flags.aviator ? [{ game: 'aviator', icon: PlaneTakeoff } as const] : []),
    ...(dashboard.tiles.includes('ludo') ? [{ game: 'ludo', icon: Dices } as const] : []),
  ];
}

import type { Adapter } from './adapter.ts';
import { ownPages } from './own-pages.ts';
import { studio } from './studio.ts';

export const adapters: Readonly<Record<string, Adapter>> = { studio, 'own-pages': ownPages };

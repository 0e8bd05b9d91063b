import type { VirtualWay } from '../../rules/weighted-outcome.ts';
import { wheel } from './spots.ts';

export const ways = (): VirtualWay<number>[] => wheel.map((number) => ({ weight: 1n, outcome: number }));

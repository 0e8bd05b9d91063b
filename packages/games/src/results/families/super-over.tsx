import { PlayedFrame } from '../played-frame.tsx';
import type { ResultLayout } from '../result-layout.ts';

/** Document 2, section 8. */
export const SuperOverLayout: ResultLayout = ({ result, texts }) => (
  <PlayedFrame result={{ ...result, parts: [] }} texts={texts} cloth="green">
    <p className="mt-outcome-none">{texts.notAvailable}</p>
  </PlayedFrame>
);

import { DirectionProvider } from 'radix-ui/direction';
import type { ReactNode } from 'react';
import { type UiLabels, UiLabelsContext } from './labels.ts';

type UiProviderProps = {
  readonly labels: UiLabels;
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
};

export function UiProvider({ labels, direction, children }: UiProviderProps) {
  return (
    <DirectionProvider dir={direction}>
      <UiLabelsContext value={labels}>{children}</UiLabelsContext>
    </DirectionProvider>
  );
}

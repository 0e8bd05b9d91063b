import { createContext, use } from 'react';

/** The texts that the components themselves need; the app provides translated ones through UiProvider. */
export type UiLabels = {
  /** Between a label and its value. */
  readonly colon: string;
  readonly close: string;
  readonly dismiss: string;
  readonly notifications: string;
  readonly pause: string;
  readonly play: string;
  readonly increase: string;
  readonly decrease: string;
};

export const UiLabelsContext = createContext<UiLabels | undefined>(undefined);

/** The English colon if there is no provider. */
export const useColon = (): string => use(UiLabelsContext)?.colon ?? ': ';

export function useUiLabels(): UiLabels {
  const labels = use(UiLabelsContext);
  if (!labels) throw new Error('A component is shown outside UiProvider.');
  return labels;
}

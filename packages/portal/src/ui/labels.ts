import { createContext, use } from 'react';

/** The words the components themselves need; the app hands over translated ones once, through UiProvider. */
export type UiLabels = {
  /** Between a name and what it names. */
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

/** As in English where nobody has handed over labels. */
export const useColon = (): string => use(UiLabelsContext)?.colon ?? ': ';

export function useUiLabels(): UiLabels {
  const labels = use(UiLabelsContext);
  if (!labels) throw new Error('A component is shown outside UiProvider.');
  return labels;
}

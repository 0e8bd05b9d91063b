import { createContext, useContext } from 'react';

/** The words the components themselves need; the app hands over translated ones once, through UiProvider. */
export type UiLabels = {
  readonly close: string;
  readonly dismiss: string;
  readonly notifications: string;
  readonly pause: string;
  readonly play: string;
  readonly increase: string;
  readonly decrease: string;
};

export const englishLabels: UiLabels = {
  close: 'Close',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  pause: 'Pause',
  play: 'Play',
  increase: 'Increase',
  decrease: 'Decrease',
};

export const UiLabelsContext = createContext<UiLabels>(englishLabels);

export function useUiLabels(): UiLabels {
  return useContext(UiLabelsContext);
}

import { createStore } from '@maidan/client/store.ts';
import { useSelected } from '@maidan/ui/hooks/use-store.ts';

/** One lost call is no news on a weak line. */
const unansweredMost = 1;

/** Calls in a row that got no answer. */
const unanswered = createStore(0);

const isAnswering = (count: number): boolean => count <= unansweredMost;

/** Call with the outcome of a call that is repeated all the time. */
export const noteAnswer = (isAnswered: boolean): void =>
  unanswered.set(isAnswered ? 0 : unanswered.get() + 1);

export const doesHouseAnswer = (): boolean => isAnswering(unanswered.get());

/** False while the house answers no calls: whatever a screen shows may be out of date. */
export const useDoesHouseAnswer = (): boolean => useSelected(unanswered, isAnswering);

import { createStore } from '../../store/create-store.ts';
import { useStore } from '../../store/use-store.ts';

/** One lost call is no news on a weak line. */
const unansweredMost = 1;

const store = createStore(true);
let unanswered = 0;

/** What became of a call that is repeated all the time. */
export function noteAnswer(isAnswered: boolean): void {
  unanswered = isAnswered ? 0 : unanswered + 1;
  store.set(unanswered <= unansweredMost);
}

export const doesHouseAnswer = store.get;

/** False while the house answers no calls: whatever a screen shows may be out of date. */
export const useDoesHouseAnswer = (): boolean => useStore(store);

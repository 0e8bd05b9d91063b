export { weightedOutcomes } from '../dragon-tiger/returns.ts';

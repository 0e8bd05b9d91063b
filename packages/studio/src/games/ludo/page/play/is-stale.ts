import type { LudoTable, LudoView } from '../../../../wire/ludo.ts';

const stages: readonly LudoTable['stage'][] = ['waiting', 'committing', 'playing', 'over'];

const isEarlier = (table: LudoTable, than: LudoTable): boolean => {
  const [stage, thanStage] = [stages.indexOf(table.stage), stages.indexOf(than.stage)];
  if (stage !== thanStage) return stage < thanStage;
  return (table.events.at(-1)?.no ?? 0) < (than.events.at(-1)?.no ?? 0);
};

/** Answers may overtake each other: whether this one is older than the one shown. */
export const isStale = ({ table }: LudoView, shown: LudoView | undefined): boolean =>
  table !== null && shown?.table?.gameId === table.gameId && isEarlier(table, shown.table);

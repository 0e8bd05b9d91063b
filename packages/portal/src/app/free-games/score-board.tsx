import { useAccountTexts } from '../../account/texts/account-texts.ts';
import { type Innings, wicketsInAll } from './innings.ts';

interface ScoreBoardProps {
  readonly innings: Innings | undefined;
  readonly best: number;
}

export function ScoreBoard({ innings, best }: ScoreBoardProps) {
  const { freeGames: texts } = useAccountTexts();
  const wicketsLost = innings ? wicketsInAll - innings.wicketsLeft : 0;
  const facts = [
    { name: texts.score, value: innings ? `${innings.runs}/${wicketsLost}` : '–' },
    { name: texts.ballsLeft, value: innings ? String(innings.ballsLeft) : '–' },
    { name: texts.best, value: String(best) },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 bg-header px-4 py-2 text-sm text-on-header">
      <strong className="tabular flex-1 text-base">{innings && texts.target(innings.target)}</strong>
      <dl className="flex gap-5">
        {facts.map(({ name, value }) => (
          <div key={name} className="text-center">
            <dt className="text-xs">{name}</dt>
            <dd className="tabular font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

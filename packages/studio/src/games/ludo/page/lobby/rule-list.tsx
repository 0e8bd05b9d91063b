import { formatPoints } from '../../../../pages/points.ts';
import type { LudoRules } from '../../../../wire/ludo.ts';
import { useLudoTexts } from '../texts/use-ludo-texts.ts';

export function RuleList({ house }: { readonly house: LudoRules['house'] }) {
  const { lobby: texts } = useLudoTexts();
  const { looksAhead, playouts, returned, games } = house;
  return (
    <details className="lu-rules">
      <summary>{texts.rules}</summary>
      <ul>
        {[
          ...texts.ruleList,
          texts.houseRule(looksAhead),
          texts.houseStrength(playouts, returned, formatPoints(games)),
        ].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}

import { useLudoTexts } from '../texts/use-ludo-texts.ts';

export function RuleList({ rollouts }: { readonly rollouts: number }) {
  const { lobby: texts } = useLudoTexts();
  return (
    <details className="lu-rules">
      <summary>{texts.rules}</summary>
      <ul>
        {[...texts.ruleList, texts.houseRule(rollouts)].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}

import { Button } from '@maidan/ui/button.tsx';
import { Card } from '@maidan/ui/card.tsx';
import { Segmented } from '@maidan/ui/form/segmented.tsx';
import { toast } from '@maidan/ui/toast.tsx';
import { useState } from 'react';
import { useSession } from '../../house/session.ts';
import { useTexts } from '../../texts/texts.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import { pointsOf, saveRateDifference } from './api.ts';

/** Document 1, section 9. */
const choices = ['1', '2', '3', '4', '5'] as const;
type Choice = (typeof choices)[number];

const choiceOf = (points: number): Choice => choices.find((choice) => Number(choice) === points) ?? '1';

export function RateDifference() {
  const { profile: texts } = useAccountTexts();
  const { errors } = useTexts();
  const saved = choiceOf(pointsOf(useSession()?.rateDifference ?? 0));
  const [chosen, setChosen] = useState<Choice>();
  const [isBusy, setBusy] = useState(false);

  async function update(): Promise<void> {
    setBusy(true);
    const reply = await saveRateDifference(Number(chosen ?? saved));
    setBusy(false);
    if (reply.ok) {
      setChosen(undefined);
      toast.success(texts.updated, { title: errors.success });
    } else toast.error(reply.message, { title: errors.title });
  }

  return (
    <Card title={texts.rateDifference}>
      <div className="flex flex-col gap-3">
        <p className="text-sm text-muted">{texts.rateHint}</p>
        <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
          <div className="flex-1">
            <Segmented
              label={texts.rateDifference}
              segments={choices.map((value) => ({ value, label: value }))}
              value={chosen ?? saved}
              onValueChange={setChosen}
            />
          </div>
          <Button busy={isBusy} onClick={() => void update()}>
            {texts.update}
          </Button>
        </div>
      </div>
    </Card>
  );
}

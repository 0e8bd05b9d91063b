import type { BetStory } from '@maidan/contract/wire';
import { Amount } from '@maidan/ui/figures/amount.tsx';
import { DateTime } from '@maidan/ui/figures/date-time.tsx';
import { useAccountTexts } from '../../texts/account-texts.ts';

export function StoryTransfers({ story: { transfers } }: { readonly story: BetStory }) {
  const { story: texts, transferKinds, houseRemarks } = useAccountTexts();
  return (
    <section>
      <h3 className="font-semibold">{texts.transfers}</h3>
      {transfers.length === 0 ? (
        <p className="text-sm text-muted">{texts.noTransfers}</p>
      ) : (
        <>
          <p className="text-sm text-muted">{texts.transfersHint}</p>
          <ul className="mt-2 divide-y divide-line rounded-xl border border-line">
            {transfers.map(({ _id, kind, name, remarkKey, remark, createdAt, amount }) => (
              <li key={_id} className="flex items-center justify-between gap-3 px-3 py-2 text-sm">
                <span>
                  <span className="font-medium">
                    <bdi>{kind ? transferKinds[kind] : name}</bdi>
                    {remark && ' · '}
                    <bdi>{remarkKey ? houseRemarks[remarkKey] : remark}</bdi>
                  </span>
                  <span className="block text-xs text-muted">
                    <DateTime at={createdAt} />
                  </span>
                </span>
                <Amount coins={amount} className="font-semibold" />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

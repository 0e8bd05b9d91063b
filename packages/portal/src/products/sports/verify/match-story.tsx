import type { ReplayedMatch, StoryLine } from '@maidan/feeds/replay-match';
import { ScrollBody } from '@maidan/ui/dialogs/scroll-body.tsx';
import { useVerifyTexts } from './texts/verify-texts.ts';

/** Over by over, event by event or set by set. */
export function MatchStory({ match }: { readonly match: ReplayedMatch }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">
        <bdi>{match.ending}</bdi>
      </p>
      {match.story.map(({ number, title, lines }) => (
        <section key={number} className="flex flex-col gap-1">
          <h3 className="text-sm font-medium">
            <bdi>{title}</bdi>
          </h3>
          {/* The height cuts a line in half, to show that the list can be scrolled. */}
          <ScrollBody className="max-h-62">
            <ol className="text-sm">
              {lines.map((line) => (
                <Line key={`${line.label} ${line.event} ${line.text}`} line={line} />
              ))}
            </ol>
          </ScrollBody>
        </section>
      ))}
    </div>
  );
}

function Line({ line }: { readonly line: StoryLine }) {
  const { events } = useVerifyTexts();
  const { label, text, event, score } = line;
  return (
    <li className="flex gap-2 border-b border-line py-1 last:border-b-0">
      <bdi dir="ltr" className="tabular w-9 shrink-0 text-muted rtl:text-right">
        {label}
      </bdi>
      <span className="min-w-0 flex-1">
        {event !== undefined && <>{events[event]}: </>}
        <bdi dir="ltr" className="wrap-anywhere">
          {text}
        </bdi>
      </span>
      <bdi dir="ltr" className="tabular shrink-0 font-medium">
        {score}
      </bdi>
    </li>
  );
}

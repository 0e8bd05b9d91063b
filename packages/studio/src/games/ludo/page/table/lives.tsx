import { useLudoTexts } from '../texts/use-ludo-texts.ts';

const heart = 'M8 14C3 10 1 7.600 1 5a3.600 3.600 0 0 1 7-1.300A3.600 3.600 0 0 1 15 5c0 2.600-2 5-7 9z';

export function Lives({ left, most }: { readonly left: number; readonly most: number }) {
  const { seats: texts } = useLudoTexts();
  return (
    <span className="lu-lives">
      <span className="st-unseen">{texts.lives(left)}</span>
      {Array.from({ length: most }, (_, index) => index + 1).map((life) => (
        <svg key={life} viewBox="0 0 16 16" aria-hidden="true" data-lost={life > left || undefined}>
          <path d={heart} />
        </svg>
      ))}
    </span>
  );
}

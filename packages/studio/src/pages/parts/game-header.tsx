import { type ReactNode, useState } from 'react';
import { isFramed, postToParent } from '../frame-messages.ts';
import { formatPoints } from '../points.ts';
import { useStudio } from '../session/studio-context.ts';
import { Icon } from './icon.tsx';

function SoundButton() {
  const { sounds, texts } = useStudio();
  const [isOn, setIsOn] = useState(sounds.isOn);
  const toggle = () => {
    sounds.setOn(!isOn);
    sounds.play('tick');
    setIsOn(!isOn);
  };
  return (
    <button
      type="button"
      className="st-icon-button"
      aria-label={texts.sound}
      aria-pressed={isOn}
      onClick={toggle}
    >
      <Icon name={isOn ? 'sound' : 'muted'} />
    </button>
  );
}

/** The portal around the frame shows the title and the back button. */
const hasPortalBar = new URLSearchParams(location.search).get('bar') === 'portal';

interface GameHeaderProps {
  readonly title: string;
  /** Shown under the title: the round, as text that can be selected. */
  readonly detail?: { readonly label?: string; readonly id: string } | undefined;
  /** More buttons, before the sound button. */
  readonly children?: ReactNode;
}

export function GameHeader({ title, detail, children }: GameHeaderProps) {
  const { texts } = useStudio();
  return (
    <header className="st-header">
      {isFramed() && !hasPortalBar && (
        <button
          type="button"
          className="st-icon-button"
          aria-label={texts.back}
          onClick={() => postToParent({ type: 'maidan:close' })}
        >
          <Icon name="back" />
        </button>
      )}
      <div className="st-title">
        <h1 className={hasPortalBar ? 'st-unseen' : ''}>{title}</h1>
        {detail !== undefined && (
          <p>
            {detail.label} <bdi>{detail.id}</bdi>
          </p>
        )}
      </div>
      {children}
      <SoundButton />
      <BalanceBar />
    </header>
  );
}

const coinsText = (coins: number): string => String(Math.round(coins * 100) / 100);

/** Points that may be staked, and the price of a point. */
function BalanceBar() {
  const { balance, session, texts } = useStudio();
  return (
    <p className="st-balance">
      <span className="st-unseen">{texts.balance.label}: </span>
      <strong className="st-figure">
        {balance === undefined ? (
          <span className="st-waiting">{texts.balance.unknown}</span>
        ) : (
          formatPoints(balance)
        )}
      </strong>
      <small>{texts.balance.price(coinsText(session.pricePerPoint))}</small>
    </p>
  );
}

export interface HudProps {
  /** The actual number of players, as a text such as "214 playing". */
  readonly playing?: string | undefined;
  readonly isSoundOn: boolean;
  readonly onSound: () => void;
  /** The accessible name of the sound button. */
  readonly soundLabel: string;
  /**
   * The seed is locked while bets are open, and can be verified afterwards. Absent where there is no verify
   * page.
   */
  readonly proof?: {
    readonly state: 'locked' | 'verify';
    readonly label: string;
    readonly onPress: () => void;
  };
}

const soundOn = 'M4 9v6h4l5 4V5L8 9zM17 9q2.5 3 0 6M19.5 6.5q5 5.500 0 11';
const soundOff = 'M4 9v6h4l5 4V5L8 9zM17 9l5 6M22 9l-5 6';

export function Hud(props: HudProps) {
  return (
    <div className="mt-hud">
      {props.playing !== undefined && (
        <span className="mt-tag">
          <i />
          {props.playing}
        </span>
      )}
      <button
        type="button"
        className="mt-tag-button"
        aria-pressed={props.isSoundOn}
        aria-label={props.soundLabel}
        onClick={props.onSound}
      >
        <span className="mt-tag">
          <svg width="16" height="16" viewBox="0 0 24 24" className="mt-line" aria-hidden="true">
            <path d={props.isSoundOn ? soundOn : soundOff} />
          </svg>
        </span>
      </button>
      {props.proof !== undefined && (
        <button
          type="button"
          className="mt-tag-button mt-proof"
          data-proof={props.proof.state}
          onClick={props.proof.onPress}
        >
          <span className="mt-tag">
            <svg width="14" height="14" viewBox="0 0 24 24" className="mt-line" aria-hidden="true">
              <path d="M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6zM9 12l2 2 4-4" />
            </svg>
            {props.proof.label}
          </span>
        </button>
      )}
    </div>
  );
}

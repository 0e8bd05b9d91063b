import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { StudioOpened } from '../wire/instant.ts';
import type { Answer } from './call.ts';
import { isFramed, postToParent } from './frame-messages.ts';
import { NoticeScreen } from './parts/notice-screen.tsx';
import { type Studio, StudioContext } from './session/studio-context.ts';
import { createStudioSounds } from './sound/effects.ts';
import type { StudioTexts } from './texts/en.ts';

/** Returns to the portal; not shown if the page is not in a frame. */
function LeaveButton({ label }: { readonly label: string }) {
  if (!isFramed()) return null;
  return (
    <button type="button" className="st-button" onClick={() => postToParent({ type: 'maidan:close' })}>
      {label}
    </button>
  );
}

interface ErrorFenceProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Replaces a part that fails, or cannot be loaded, by a text. */
class ErrorFence extends Component<ErrorFenceProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

interface StudioAppProps {
  readonly texts: StudioTexts;
  /** Undefined when the address has no token. */
  readonly opening: Promise<Answer<StudioOpened>> | undefined;
  /** Undefined when there is no game at this address. */
  readonly game: Promise<ComponentType> | undefined;
  /** Undefined when the page is not in the portal. */
  readonly secret: string | undefined;
}

type ScreenName = keyof StudioTexts['screens'];

interface FailedProps {
  readonly texts: StudioTexts;
  readonly screen: ScreenName;
  /** The studio's own message, if there is one. */
  readonly message?: string | undefined;
}

function Failed({ texts, screen, message }: FailedProps) {
  const { title, text } = texts.screens[screen];
  useEffect(() => postToParent({ type: 'maidan:error', message: message ?? title }), [message, title]);
  return (
    <NoticeScreen title={title} text={text}>
      <LeaveButton label={texts.back} />
    </NoticeScreen>
  );
}

interface OpenProps extends Pick<StudioAppProps, 'texts' | 'secret'> {
  readonly opening: Promise<Answer<StudioOpened>>;
  readonly game: Promise<ComponentType>;
}

function OpenGame({ texts, opening, game, secret }: OpenProps) {
  const answer = use(opening);
  if (answer.kind === 'no-answer') return <Failed texts={texts} screen="failed" />;
  if (answer.kind === 'ok') return <Table texts={texts} game={game} session={answer.data} secret={secret} />;
  const { reason, message } = answer.refusal;
  return <Failed texts={texts} screen={reason === 'session-ended' ? 'ended' : 'failed'} message={message} />;
}

interface TableProps extends Pick<OpenProps, 'texts' | 'game' | 'secret'> {
  readonly session: StudioOpened;
}

function Table({ texts, game, session, secret }: TableProps) {
  const Game = use(game);
  const [balance, setBalance] = useState<string | undefined>(session.balance);
  const [isEnded, setIsEnded] = useState(false);
  const [sounds] = useState(() => createStudioSounds());
  useEffect(() => postToParent({ type: 'maidan:ready' }), []);
  const studio = useMemo<Studio>(
    () => ({
      session,
      secret,
      texts,
      sounds,
      balance,
      setBalance,
      endSession: () => setIsEnded(true),
    }),
    [session, secret, texts, sounds, balance],
  );
  if (isEnded) return <Failed texts={texts} screen="ended" />;
  return (
    <StudioContext value={studio}>
      <Game />
    </StudioContext>
  );
}

function Loading({ text }: { readonly text: string }) {
  return (
    <div className="st-loading" role="status">
      <span className="st-loading-ring" aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}

export function StudioApp({ texts, opening, game, secret }: StudioAppProps) {
  if (game === undefined) return <Failed texts={texts} screen="unknown" />;
  if (opening === undefined) return <Failed texts={texts} screen="noToken" />;
  return (
    <ErrorFence fallback={<Failed texts={texts} screen="failed" />}>
      <Suspense fallback={<Loading text={texts.loading} />}>
        <OpenGame texts={texts} opening={opening} game={game} secret={secret} />
      </Suspense>
    </ErrorFence>
  );
}

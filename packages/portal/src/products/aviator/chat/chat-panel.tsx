import { ScrollBody } from '@maidan/ui/dialogs/dialog-parts.tsx';
import { formatTime } from '@maidan/ui/format/dates.ts';
import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { IconButton } from '@maidan/ui/icons/icon.tsx';
import { Send } from '@maidan/ui/icons/signs.ts';
import { toast } from '@maidan/ui/toast.tsx';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useGame } from '../game/game-context.tsx';
import { useAviatorTexts } from '../texts/aviator-texts.ts';
import { textMost } from './chat-store.ts';

export function ChatPanel() {
  const { chat: texts } = useAviatorTexts();
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="flex h-64 shrink-0 flex-col border-line bg-surface max-md:border-y md:rounded-xl md:border"
    >
      <h2 id={titleId} className="px-3 pt-2 pb-1 text-sm font-semibold">
        {texts.title}
      </h2>
      <Messages />
      <ChatForm />
    </section>
  );
}

/** Plain text: markup in it is not interpreted. */
function Messages() {
  const { chat: texts } = useAviatorTexts();
  const messages = useStore(useGame().chat);
  const body = useRef<HTMLDivElement>(null);
  const latest = messages.at(-1)?.id;
  useEffect(() => {
    // Not scrollIntoView: on a phone that would scroll the page away from the flight.
    if (latest !== undefined) body.current?.scrollTo({ top: body.current.scrollHeight });
  }, [latest]);
  if (messages.length === 0) return <p className="flex-1 px-3 text-sm text-muted">{texts.empty}</p>;
  return (
    <ScrollBody ref={body} className="px-3">
      <ul aria-label={texts.title} className="flex flex-col gap-1 text-sm">
        {messages.map(({ id, username, text, createdAt }) => (
          <li key={id} className="wrap-anywhere">
            <bdi className="font-semibold text-primary">{username}</bdi>{' '}
            <time dateTime={createdAt} className="tabular text-xs text-muted">
              {formatTime(createdAt)}
            </time>{' '}
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </ScrollBody>
  );
}

function ChatForm() {
  const { chat: texts } = useAviatorTexts();
  const { sendChat } = useGame();
  const id = useId();
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const written = text.trim();
    if (written === '' || isSending) return;
    setSending(true);
    const reply = await sendChat(written);
    setSending(false);
    if (reply === 'sent') setText('');
    else toast.error(texts.refused[reply]);
  }

  return (
    <form onSubmit={(event) => void send(event)} className="flex items-center gap-1 p-1.5 ps-2">
      <label htmlFor={id} className="sr-only">
        {texts.message}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={textMost}
        value={text}
        placeholder={texts.placeholder}
        onChange={({ target }) => setText(target.value)}
        className="min-h-11 min-w-0 flex-1 rounded-lg border border-edge bg-background px-3 placeholder:text-muted"
      />
      <IconButton type="submit" label={texts.send} icon={<Send className="rtl:-scale-x-100" />} />
    </form>
  );
}

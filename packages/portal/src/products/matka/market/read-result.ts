const nothingOut = '***-**-***';

interface ReadResult {
  readonly open: string;
  readonly jodi: string;
  readonly close: string;
  /** The text for screen readers. */
  readonly said: string;
}

/** The parts of a printed result, with stars for what is not drawn yet; '' before the first draw. */
export function readResult(result: string, isJodiOnly: boolean): ReadResult {
  const [open = '***', jodi = '**', close = '***'] = (result || nothingOut).split('-');
  return { open, jodi, close, said: isJodiOnly ? jodi : `${open}-${jodi}-${close}` };
}

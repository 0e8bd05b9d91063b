/**
 * The rules a round's result can refer to, besides those of its table; the portal has a sentence for each.
 */
export type GameRuleId =
  /** Every stake of a round is returned. */
  | 'round-void'
  /** A player took a bet back while its betting window was open. */
  | 'taken-back'
  | 'flight-crashed'
  | 'flight-interrupted'
  | 'draw-cancelled'
  | 'panna-and-its-ank'
  | 'open-ank-then-close-ank'
  | 'jodi-without-a-close';

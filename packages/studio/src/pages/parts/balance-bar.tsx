import { formatPoints } from '../points.ts';
import { useStudio } from '../session/studio-context.ts';

const coinsText = (coins: number): string => String(Math.round(coins * 100) / 100);

/** Points that may be staked, and the price of a point. */
export function BalanceBar() {
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

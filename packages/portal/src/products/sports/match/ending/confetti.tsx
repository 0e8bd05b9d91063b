import './confetti.css';

const pieces = Array.from({ length: 26 }, (_, piece) => piece);
const colours = ['accent', 'win', 'back', 'lay', 'primary'];

/** Falls over the card once. The position of each piece depends on its index: nothing is random. */
export function Confetti() {
  return (
    <div aria-hidden="true" className="confetti">
      {pieces.map((piece) => (
        <i
          key={piece}
          style={{
            '--place': `${(piece * 61) % 100}%`,
            '--wait': `${(piece * 23) % 260}ms`,
            '--drift': `${((piece * 17) % 9) - 4}rem`,
            backgroundColor: `var(--brand-${colours[piece % colours.length]})`,
          }}
        />
      ))}
    </div>
  );
}

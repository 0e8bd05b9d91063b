const colours = ['#ffc53d', '#d63a45', '#2f6fd8', '#37d67a', '#fdf8ea'];
const pieces = Array.from({ length: 28 }, (_, index) => index);

/** Falls once. The position of each piece depends on its index: nothing is random. */
export function Confetti() {
  return (
    <div className="lu-confetti" aria-hidden="true">
      {pieces.map((index) => (
        <i
          key={index}
          style={{
            left: `${(index * 37) % 100}%`,
            background: colours[index % colours.length],
            animationDelay: `${(index * 53) % 600}ms`,
            '--lu-drift': `${((index * 29) % 80) - 40}px`,
          }}
        />
      ))}
    </div>
  );
}

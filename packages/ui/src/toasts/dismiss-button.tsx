interface DismissButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

export function DismissButton({ label, onClick }: DismissButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="focus-inset grid size-11 shrink-0 place-items-center rounded-lg text-lg text-muted hover:text-text"
    >
      <span aria-hidden="true">×</span>
    </button>
  );
}

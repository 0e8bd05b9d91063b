/** What happens at the table, for screen readers. */
export function StatusLine({ text }: { readonly text: string }) {
  return (
    <p className="st-unseen" role="status">
      {text}
    </p>
  );
}

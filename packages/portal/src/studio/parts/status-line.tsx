/** What happens at the table, for those who do not see it. */
export function StatusLine({ text }: { readonly text: string }) {
  return (
    <p className="st-unseen" role="status">
      {text}
    </p>
  );
}

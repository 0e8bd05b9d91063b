/** Names the two columns of prices; each cell says the same to those who do not see them. */
export function TwoSides({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <div aria-hidden="true" className="flex justify-end border-b border-line pe-2">
      <div className="grid w-36 grid-cols-2 gap-1 py-1 text-center text-xs font-semibold text-muted">
        <span>{first}</span>
        <span>{second}</span>
      </div>
    </div>
  );
}

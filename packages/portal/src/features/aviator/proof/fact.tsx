/** A hash or a seed, which a person may copy. */
export function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd dir="ltr" className="rounded-lg bg-background px-3 py-2 font-mono text-sm wrap-anywhere select-all">
        {value}
      </dd>
    </div>
  );
}

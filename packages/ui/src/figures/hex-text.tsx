/** A hash or a seed, selected as a whole by one tap so that it can be copied. */
export function HexText({ text }: { readonly text: string }) {
  return (
    <p dir="ltr" className="rounded-lg bg-background px-3 py-2 font-mono text-sm wrap-anywhere select-all">
      {text}
    </p>
  );
}

import { HexText } from './hex-text.tsx';

/** A hash or a seed with its name, in a description list. */
export function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd>
        <HexText text={value} />
      </dd>
    </div>
  );
}

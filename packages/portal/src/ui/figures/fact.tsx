import { HexText } from './hex-text.tsx';

/** A hash or a seed under its name, in a list of facts. */
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

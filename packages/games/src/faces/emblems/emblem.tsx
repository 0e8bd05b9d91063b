import { type EmblemName, emblemId } from './emblem-art.ts';

/** A head beside its name; screen readers read the name. */
export function Emblem({ name, size }: { readonly name: EmblemName; readonly size: number }) {
  return (
    <svg className="mt-emblem" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#${emblemId(name)}`} />
    </svg>
  );
}

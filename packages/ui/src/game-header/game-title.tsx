/**
 * On a phone it is beside the wallet: a long name is smaller and on two lines instead of being cut off. Its
 * parent must be the `@container`.
 */
export function GameTitle({ title }: { readonly title: string }) {
  return (
    <h1
      style={{ '--letters': title.length }}
      className="figure line-clamp-2 text-[clamp(0.8125rem,calc(100cqi/var(--letters)*2),1.125rem)] leading-tight md:text-2xl"
    >
      {title}
    </h1>
  );
}

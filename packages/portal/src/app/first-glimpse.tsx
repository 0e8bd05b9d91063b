import { currentBrand } from '../brand/brand.ts';

/** What is seen before the first page has come, in index.html already: whose house it is, and that it is on its way. */
export function FirstGlimpse() {
  return (
    <div aria-busy="true" className="grid min-h-dvh content-center justify-items-center gap-4">
      <p className="text-xl font-bold">{currentBrand().title}</p>
      <div className="h-1 w-24 animate-blink rounded-full bg-primary" />
    </div>
  );
}

import { currentBrand } from '../brand/brand.ts';

/** Shown until the first page has loaded, like index.html: the brand and a loading sign. */
export function FirstGlimpse() {
  return (
    <div aria-busy="true" className="grid min-h-dvh content-center justify-items-center gap-4">
      <p className="text-xl font-bold">{currentBrand().title}</p>
      <div className="h-1 w-24 animate-blink rounded-full bg-primary" />
    </div>
  );
}

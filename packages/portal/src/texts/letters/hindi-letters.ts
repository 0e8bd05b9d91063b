/** A slow line must not keep a page away for longer. */
const waitMs = 3_000;

/**
 * Hindi that is shown before its letters are there is a row of boxes, and its lines break again when they come. Where the
 * device has the letters this is done at once; if they do not load, the page is shown as it can be.
 */
export async function hindiLetters(): Promise<void> {
  const loads = [500, 600].map((weight) => document.fonts.load(`${weight} 1em "Hindi letters"`, 'अ'));
  await Promise.race([Promise.allSettled(loads), new Promise((resolve) => setTimeout(resolve, waitMs))]);
}

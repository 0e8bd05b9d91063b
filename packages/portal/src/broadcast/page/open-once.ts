/** Opens at the first asking; whoever asks later is given the same, or tries again where opening failed. */
export function openOnce<Asked, Opened>(
  open: (asked: Asked) => Promise<Opened>,
): (asked: Asked) => Promise<Opened> {
  let opening: Promise<Opened> | undefined;
  return async (asked) => {
    opening ??= open(asked);
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
}

/** Opens on the first call; later calls get the same result, or try again if opening failed. */
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

/** Counts the frames drawn, and the percentage that came more than 50 ms after the one before. */
globalThis.countFrames = (forMs) =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    let [lastAt, count, slowCount] = [startedAt, 0, 0];
    const onFrame = (at) => {
      count += 1;
      if (at - lastAt > 50) slowCount += 1;
      lastAt = at;
      if (at - startedAt < forMs) requestAnimationFrame(onFrame);
      else resolve({ perSecond: (count * 1000) / (at - startedAt), slow: (100 * slowCount) / count });
    };
    requestAnimationFrame(onFrame);
  });

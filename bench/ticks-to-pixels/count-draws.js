/*
 * Runs in the page before React does. React reports every commit to a developer tool; from the tree it passes
 * we read which components that own a cell did work, and from the cells themselves which of them now show
 * something else.
 */
{
  const performedWork = 1;
  const slowFrameMs = 50;
  const shown = new Map();
  let counts = fresh();

  function fresh() {
    return { draws: 0, changes: 0, frames: 0, slowFrames: 0 };
  }

  function cellOf(fiber) {
    const node = fiber.child?.stateNode;
    return typeof fiber.type !== 'string' && node instanceof HTMLElement && node.dataset.cell
      ? node
      : undefined;
  }

  function drawn(cell) {
    counts.draws += 1;
    const { cell: key } = cell.dataset;
    if (shown.get(key) !== cell.textContent) counts.changes += 1;
    shown.set(key, cell.textContent);
  }

  function walk(now, before) {
    if (now === before) return;
    const cell = cellOf(now);
    if (cell && (now.flags & performedWork) !== 0) drawn(cell);
    // React reuses an unchanged subtree as a whole.
    if (before && now.child === before.child) return;
    for (let child = now.child; child; child = child.sibling) walk(child, child.alternate);
  }

  let lastMs = performance.now();
  const frame = (nowMs) => {
    counts.frames += 1;
    if (nowMs - lastMs > slowFrameMs) counts.slowFrames += 1;
    lastMs = nowMs;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  Object.assign(window, {
    /** What was counted since the last reading. */
    readDraws() {
      const read = { cells: document.querySelectorAll('[data-cell]').length, ...counts };
      counts = fresh();
      return read;
    },
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_id, root) => walk(root.current, root.current.alternate),
    },
  });
}

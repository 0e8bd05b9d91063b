interface NewestPicture<Picture> {
  readonly push: (picture: Picture) => void;
  /** Shows what `fetch` brings, unless a newer picture was pushed while it was on its way. */
  readonly ask: (fetch: () => Promise<Picture>) => Promise<void>;
}

/** For pictures that are pushed, and asked for while the line is gone. */
export function newestPicture<Picture>(show: (picture: Picture) => void): NewestPicture<Picture> {
  let pushes = 0;
  return {
    push(picture) {
      pushes += 1;
      show(picture);
    },
    async ask(fetch) {
      const before = pushes;
      const picture = await fetch();
      if (pushes === before) show(picture);
    },
  };
}

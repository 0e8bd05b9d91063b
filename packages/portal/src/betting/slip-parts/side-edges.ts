/** The top border of a slip, in the colour of its side. */
export const sideEdges = { back: 'border-t-back', lay: 'border-t-lay' } as const;

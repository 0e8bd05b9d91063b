/** A fancy Yes is a back, a fancy No is a lay. */
export type Side = 'back' | 'lay';

export function oppositeSide(side: Side): Side {
  return side === 'back' ? 'lay' : 'back';
}

export function sideOfFancy(answer: 'yes' | 'no'): Side {
  return answer === 'yes' ? 'back' : 'lay';
}

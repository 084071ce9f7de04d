/** A drag over the whole width turns the product once; `share` is how much of the width was dragged. */
export function frameAfterDrag(from: number, share: number, count: number): number {
  const moved = from - Math.round(share * count);
  return ((moved % count) + count) % count;
}

/** The list with one item a place further down (`by` 1) or up (-1); the same list where there is no such place. */
export function moved<Item>(list: readonly Item[], index: number, by: 1 | -1): readonly Item[] {
  const item = list[index];
  const other = list[index + by];
  if (item === undefined || other === undefined) return list;
  return list.with(index, other).with(index + by, item);
}

export function without<Item>(list: readonly Item[], index: number): readonly Item[] {
  return list.filter((_, place) => place !== index);
}

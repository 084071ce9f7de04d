const windowSize = 5;

/** Five pages around the current one, with the first and the last; a gap stands for two pages at least. */
export function pageWindow(current: number, last: number): readonly (number | 'gap')[] {
  const start = Math.max(1, Math.min(current - Math.floor(windowSize / 2), last - windowSize + 1));
  const end = Math.min(last, start + windowSize - 1);
  const shown = Array.from({ length: end - start + 1 }, (_, offset) => start + offset);
  return [...leadIn(start), ...shown, ...leadOut(end, last)];
}

function leadIn(start: number): readonly (number | 'gap')[] {
  if (start <= 3) return [1, 2].slice(0, start - 1);
  return [1, 'gap'];
}

function leadOut(end: number, last: number): readonly (number | 'gap')[] {
  if (last - end <= 2) return [last - 1, last].slice(2 - (last - end));
  return ['gap', last];
}

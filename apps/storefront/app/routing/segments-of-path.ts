/** The readable names between a path's slashes; null where its encoding is broken. A closing slash adds no name. */
export const segmentsOfPath = (path: string): readonly string[] | null => {
  try {
    return path.replace(/^\//, '').replace(/\/$/, '').split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
};

/** The page whose data the router in the browser asks for: `/fours/_.data`, `/login.data`. Null for all else. */
export const pathOfDataRequest = (path: string): string | null => {
  if (!path.endsWith('.data')) {
    return null;
  }
  return path.endsWith('/_.data') ? path.slice(0, -'_.data'.length) : path.slice(0, -'.data'.length);
};

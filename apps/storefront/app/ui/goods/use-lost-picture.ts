import { useState } from 'react';

/** It did not come before the page was alive, so nobody heard of it. A picture that waits for its turn is not complete. */
const didNotCome = (image: HTMLImageElement | null): boolean =>
  image !== null && image.complete && image.currentSrc !== '' && image.naturalWidth === 0;

/** Whether the picture at an address failed, and what its element needs for saying so. */
export function useLostPicture(url: string | null) {
  const [lost, setLost] = useState<string | null>(null);
  const watch = {
    ref: (image: HTMLImageElement | null) => {
      if (didNotCome(image)) setLost(url);
    },
    onError: () => setLost(url),
  };
  return { isLost: url !== null && url === lost, watch };
}

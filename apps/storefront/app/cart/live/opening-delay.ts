interface Browser {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

// A§9
const safariDelayMs = 400;

/** A§4: on iOS Safari the cart opens after a moment. An iPad says it is a Mac; no Mac can be touched. */
export function openingDelayMs({ userAgent, maxTouchPoints }: Browser): number {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  const isSafari = userAgent.includes('Safari/') && !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\//.test(userAgent);
  return isIos && isSafari ? safariDelayMs : 0;
}

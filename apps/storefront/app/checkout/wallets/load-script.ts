import type { WalletFacts } from './wallet-facts.ts';

/** Who waits longer has chosen another way to pay. */
const longestMs = 15_000;

/** Ends with the script, or with an error where it does not come, is not the one that was meant, or takes too long. */
export function loadScript(document: Document, { url, integrity }: WalletFacts['script']): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => reject(new Error('the script of the provider takes too long')), longestMs);
    const end = (finish: () => void) => () => {
      clearTimeout(timer);
      finish();
    };
    script.addEventListener('load', end(resolve));
    script.addEventListener(
      'error',
      end(() => reject(new Error('the script of the provider did not come'))),
    );
    script.src = url;
    script.crossOrigin = 'anonymous';
    if (integrity !== null) script.integrity = integrity;
    document.head.append(script);
  });
}

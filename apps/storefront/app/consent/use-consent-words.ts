import { useEffect, useState } from 'react';
import type { ConsentWords } from './consent-words.ts';

/** The server of the shop has made it; what asks for nothing is none. */
const isWords = (body: unknown): body is ConsentWords =>
  typeof body === 'object' && body !== null && 'settings' in body && 'accept' in body;

async function ask(address: string): Promise<ConsentWords | null> {
  try {
    const answer = await fetch(address);
    const body: unknown = answer.ok ? await answer.json() : null;
    return isWords(body) ? body : null;
  } catch {
    return null;
  }
}

/** Null until they are there. Where they do not come nothing is asked, and nothing is tracked. */
export function useConsentWords(address: string): ConsentWords | null {
  const [words, setWords] = useState<ConsentWords | null>(null);
  useEffect(() => {
    let isWanted = true;
    void ask(address).then((answer) => isWanted && setWords(answer));
    return () => {
      isWanted = false;
    };
  }, [address]);
  return words;
}

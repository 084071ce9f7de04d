import { useEffect, useState } from 'react';
import { ContentBlocks } from '../content/content-blocks.tsx';
import type { ContentView } from '../content/content-view.ts';

type Fragment = Pick<ContentView, 'key' | 'blocks' | 'showsKinds' | 'reading'>;

const noSlots = { newsletter: null, contactForm: null };

const isFragment = (body: unknown): body is Fragment =>
  typeof body === 'object' && body !== null && 'blocks' in body && Array.isArray(body.blocks);

/** Not by the router: a fragment that cannot be had would be an error of the page, and this is the page for errors. */
async function fetchFragment(source: string): Promise<readonly Fragment[]> {
  try {
    const answer = await fetch(source);
    const body: unknown = answer.ok ? await answer.json() : null;
    return isFragment(body) ? [body] : [];
  } catch {
    return [];
  }
}

/** B§2.6: shop by department, trusted brands. */
export function NotFoundFragments({ sources }: { readonly sources: readonly string[] }) {
  const [fragments, setFragments] = useState<readonly Fragment[]>([]);
  useEffect(() => {
    let isWanted = true;
    void Promise.all(sources.map(fetchFragment)).then((found) => isWanted && setFragments(found.flat()));
    return () => {
      isWanted = false;
    };
  }, [sources]);
  return fragments.map((fragment) => <ContentBlocks key={fragment.key} view={fragment} slots={noSlots} />);
}

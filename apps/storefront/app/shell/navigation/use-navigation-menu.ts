import { useEffect, useState } from 'react';
import type { MenuNode } from './navigation-menu.ts';

type LoadedMenu =
  { readonly state: 'loading' | 'failed' } | { readonly state: 'loaded'; readonly nodes: readonly MenuNode[] };

const isMenu = (body: unknown): body is readonly MenuNode[] => Array.isArray(body);

async function fetchMenu(source: string): Promise<LoadedMenu> {
  try {
    const answer = await fetch(source);
    const body: unknown = await answer.json();
    return answer.ok && isMenu(body) ? { state: 'loaded', nodes: body } : { state: 'failed' };
  } catch {
    return { state: 'failed' };
  }
}

/** Fetched when the menu is drawn for the first time; `retry` asks once more. */
export function useNavigationMenu(source: string) {
  const [menu, setMenu] = useState<LoadedMenu>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void fetchMenu(source).then((answer) => isWanted && setMenu(answer));
    return () => {
      isWanted = false;
    };
  }, [source, attempt]);
  const retry = () => {
    setMenu({ state: 'loading' });
    setAttempt(attempt + 1);
  };
  return { menu, retry };
}

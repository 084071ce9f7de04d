import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Takes the place of the library's own function of this kind (see `vite.config.ts`). A page has fifty icons and more: theirs would
 * be put together anew, through two components and a context, every time.
 */
function drawIcon({ node }: IconData) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Drawing({ size = 24, ...rest }: Parameters<LucideIcon>[0]) {
    return createElement('svg', { width: size, height: size, viewBox: '0 0 24 24', ...rest }, lines);
  };
}

export default drawIcon;

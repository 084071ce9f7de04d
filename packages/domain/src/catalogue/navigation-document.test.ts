import { describe, expect, it } from 'vitest';
import { navigationDocument, type NavigationDocument, type NavigationNode } from './navigation-document.ts';

const node = (key: string, children: NavigationNode[]): NavigationNode => ({
  key,
  name: key,
  slug: key,
  hasProducts: true,
  children,
});

describe('the navigation document', () => {
  const tree: NavigationDocument = {
    locale: 'fr-BE',
    roots: [node('a', [node('b', [node('c', [node('d', [node('e', [])])])])])],
  };

  it('holds five levels of categories', () => {
    expect(navigationDocument.parse(JSON.parse(JSON.stringify(tree)))).toEqual(tree);
  });

  it('refuses a category without a name on any level', () => {
    const nameless = { ...tree, roots: [node('a', [{ ...node('b', []), name: '' }])] };
    expect(navigationDocument.safeParse(nameless).success).toBe(false);
  });
});

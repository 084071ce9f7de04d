import { describe, expect, it } from 'vitest';
import { contentIndexKind } from '../read-side/readings/content-index-reading.ts';
import { pagesNamed } from './pages-named.ts';

const page = (key: string, title: string, more: object = {}) => ({
  ...{ key, slug: key, title, slugAllLocales: {}, startsAt: '2026-01-01T00:00:00Z', endsAt: null },
  ...more,
});

const index = contentIndexKind.decode(
  JSON.stringify({
    pages: [
      page('withdrawal-policy', 'Widerrufsbelehrung'),
      page('fryer-guide', 'Welche Fritteuse passt zu Ihrem Imbiss?'),
      page('old-sale', 'Ausverkauf der Fritteusen', { endsAt: '2026-02-01T00:00:00Z' }),
      page('hidden', 'Fritteuse ohne Liste', { isUnlisted: true }),
    ],
  }),
);

const slugsFor = (query: string) => pagesNamed('de', index, query).map(({ slug }) => slug);

describe('guides and help', () => {
  it('are found by the beginning of a word of their title', () => {
    expect(slugsFor('widerruf')).toEqual(['withdrawal-policy']);
    expect(slugsFor('fritt')).toEqual(['fryer-guide']);
  });

  it('are found by any form of their words, all of which they must have', () => {
    expect(slugsFor('Fritteusen Imbiss')).toEqual(['fryer-guide']);
    expect(slugsFor('fritteuse garten')).toEqual([]);
    expect(slugsFor('&&')).toEqual([]);
  });
});

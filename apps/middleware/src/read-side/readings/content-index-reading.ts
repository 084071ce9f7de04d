import { contentIndexDocument, type ContentPage } from '@tradehall/domain/content/content-document.ts';
import type { DocumentKind } from '../document-reader.ts';
import { Encoded } from '../encoded.ts';

export interface ContentIndexReading {
  readonly pages: readonly {
    readonly startsAt: string;
    readonly endsAt: string | null;
    readonly title: string;
    readonly slug: string;
    readonly isUnlisted: boolean;
    readonly page: Encoded<ContentPage>;
  }[];
}

export const contentIndexKind: DocumentKind<ContentIndexReading> = {
  name: 'content-index',
  decode: (body) => {
    const { pages } = contentIndexDocument.parse(JSON.parse(body));
    return {
      pages: pages.map(({ startsAt, endsAt, ...page }) => ({
        ...{ startsAt, endsAt, title: page.title, slug: page.slug, isUnlisted: page.isUnlisted === true },
        page: Encoded.of<ContentPage>(page),
      })),
    };
  },
  byteLength: ({ pages }) => pages.reduce((sum, { page }) => sum + page.byteLength, 0),
};

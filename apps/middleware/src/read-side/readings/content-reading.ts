import { contentDocument } from '@tradehall/domain/content/content-document.ts';
import type { DocumentKind } from '../document-reader.ts';
import { readyContent, type ReadyContent } from './ready-content.ts';

interface TimedContent extends ReadyContent {
  readonly startsAt: string;
  readonly endsAt: string | null;
}

export interface ContentReading {
  readonly revisions: readonly TimedContent[];
}

const bytesBesideTheText = 1_000;

export const contentKind: DocumentKind<ContentReading> = {
  name: 'content',
  decode: (body) => {
    const { revisions } = contentDocument.parse(JSON.parse(body));
    return {
      revisions: revisions.map((revision) => ({
        ...readyContent(revision),
        startsAt: revision.startsAt,
        endsAt: revision.endsAt,
      })),
    };
  },
  byteLength: ({ revisions }) =>
    revisions.reduce((sum, { content }) => sum + content.byteLength + bytesBesideTheText, 0),
};

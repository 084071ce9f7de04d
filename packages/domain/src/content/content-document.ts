import { z } from 'zod';
import { entityId, locale, slug } from '../calls/fields.ts';
import { contentBlock } from './content-block.ts';
import { contentKey } from './content-pages.ts';

const moment = z.iso.datetime();

/** One published state of a page. Until its end, or for good, from its start on. */
export const contentRevision = z.object({
  id: entityId,
  startsAt: moment,
  endsAt: moment.nullable(),
  title: z.string().min(1),
  metaDescription: z.string(),
  blocks: z.array(contentBlock),
});

/** The read side's content page: kind `content`, keyed by the page. Who reads it picks the revision of the moment. */
export const contentDocument = z.object({ key: contentKey, revisions: z.array(contentRevision) });
export type ContentDocument = z.output<typeof contentDocument>;

const slugAllLocales = z.partialRecord(locale, slug);

export const contentPage = z.object({
  key: contentKey,
  slug,
  title: z.string().min(1),
  /** Where the same page is found in the other locales. */
  slugAllLocales,
  /** Where its author keeps search engines away. */
  isUnlisted: z.literal(true).optional(),
});
export type ContentPage = z.output<typeof contentPage>;

/** The key of the one list of pages a locale has. */
export const contentIndexKey = 'pages';

/** The read side's list of pages with an address: kind `content-index`. A page may stand there for several times. */
export const contentIndexDocument = z.object({
  pages: z.array(contentPage.extend({ startsAt: moment, endsAt: moment.nullable() })),
});
export type ContentIndexDocument = z.output<typeof contentIndexDocument>;

interface Window {
  readonly startsAt: string;
  readonly endsAt: string | null;
}

export const isLive = ({ startsAt, endsAt }: Window, now: Date): boolean =>
  new Date(startsAt) <= now && (endsAt === null || now < new Date(endsAt));

/** Of several that are live the one that began last: a sale page covers the usual one and gives way again. */
export const findLive = <Item extends Window>(items: readonly Item[], now: Date): Item | null =>
  items
    .filter((item) => isLive(item, now))
    .reduce<Item | null>(
      (latest, item) => (latest === null || new Date(item.startsAt) > new Date(latest.startsAt) ? item : latest),
      null,
    );

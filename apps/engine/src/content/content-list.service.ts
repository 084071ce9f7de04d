import { Injectable } from '@nestjs/common';
import { isLocale, type Locale } from '@tradehall/domain/locales/locales.ts';
import { type RequestContext, TransactionalConnection, UserInputError } from '@vendure/core';
import { ContentPage } from './content-page.entity';
import { ContentRevision } from './content-revision.entity';
import { findLiveRevision, type PublishedRevision } from './live-windows';
import { findRow } from './page-address';

export interface ListedPage {
  readonly key: string;
  readonly locale: Locale;
  readonly slug: string | null;
  readonly title: string;
  readonly isLive: boolean;
  readonly hasDraft: boolean;
  readonly updatedAt: Date;
  readonly fallbackOf: Locale | null;
  readonly hasOwn: boolean;
  readonly ownSlug: string | null;
}

export interface ListedRevision extends Omit<ContentRevision, 'state'> {
  readonly state: string;
  readonly isLive: boolean;
}

type RevisionRow = Omit<ContentRevision, 'blocks' | 'metaDescription' | 'updatedBy'>;

/** What the operator sees of pages and revisions. */
@Injectable()
export class ContentListService {
  constructor(private readonly connection: TransactionalConnection) {}

  async pages(ctx: RequestContext, locale: string): Promise<ListedPage[]> {
    if (!isLocale(locale)) throw new UserInputError('There is no such locale.');
    const rows = await this.connection.getRepository(ctx, ContentPage).find({ order: { key: 'ASC' } });
    const revisions: RevisionRow[] = await this.connection.getRepository(ctx, ContentRevision).find({
      select: {
        id: true,
        pageKey: true,
        locale: true,
        title: true,
        state: true,
        startsAt: true,
        endsAt: true,
        updatedAt: true,
      },
      order: { id: 'DESC' },
    });
    const byPage = Map.groupBy(revisions, ({ pageKey }) => pageKey);
    const rowsByKey = Map.groupBy(rows, ({ key }) => key);
    return [...rowsByKey].map(([key, ofKey]) => listPage(ofKey, byPage.get(key) ?? [], key, locale));
  }

  async page(ctx: RequestContext, { key, locale }: ContentPage): Promise<ListedPage | undefined> {
    return (await this.pages(ctx, locale)).find((page) => page.key === key);
  }

  /** Newest first. */
  async revisions(ctx: RequestContext, pageKey: string, locale: string): Promise<ListedRevision[]> {
    if (!isLocale(locale)) throw new UserInputError('There is no such locale.');
    const revisions = await this.connection
      .getRepository(ctx, ContentRevision)
      .find({ where: { pageKey, locale }, order: { id: 'DESC' } });
    const live = findLiveRevision(publishedOf(revisions), locale, new Date());
    return revisions.map((revision) =>
      Object.assign({}, revision, { state: revision.state.toUpperCase(), isLive: revision.id === live?.id }),
    );
  }

  async revision(ctx: RequestContext, { id, pageKey, locale }: ContentRevision): Promise<ListedRevision | undefined> {
    return (await this.revisions(ctx, pageKey, locale)).find((revision) => revision.id === id);
  }
}

function publishedOf<Row extends Pick<RevisionRow, 'id' | 'locale' | 'state' | 'startsAt' | 'endsAt'>>(
  revisions: readonly Row[],
): (Row & PublishedRevision)[] {
  return revisions.flatMap((revision) =>
    revision.state === 'published' && revision.startsAt !== null ? [{ ...revision, startsAt: revision.startsAt }] : [],
  );
}

function listPage(
  rows: readonly ContentPage[],
  revisions: readonly RevisionRow[],
  key: string,
  locale: Locale,
): ListedPage {
  const live = findLiveRevision(publishedOf(revisions), locale, new Date());
  const row = rows.find((each) => each.locale === live?.locale) ?? findRow(rows, key, locale);
  const own = rows.find((each) => each.locale === locale);
  const ofRow = revisions.filter((revision) => revision.locale === row?.locale);
  const touched = row === null ? rows.map(({ createdAt }) => createdAt) : [row.createdAt];
  const updatedAt = [...touched, ...ofRow.map((revision) => revision.updatedAt)];
  return {
    key,
    locale,
    slug: row?.slug ?? null,
    title: live?.title ?? ofRow[0]?.title ?? '',
    isLive: live !== null,
    hasDraft: revisions.some((revision) => revision.locale === locale && revision.state === 'draft'),
    updatedAt: new Date(Math.max(...updatedAt.map(Number))),
    fallbackOf: row === null || row.locale === locale ? null : row.locale,
    hasOwn: own !== undefined,
    ownSlug: own?.slug ?? null,
  };
}

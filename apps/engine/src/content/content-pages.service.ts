import { Injectable } from '@nestjs/common';
import { contentKey } from '@tradehall/domain/content/content-pages.ts';
import { isLocale, type Locale, locales } from '@tradehall/domain/locales/locales.ts';
import { type RequestContext, TransactionalConnection, UserInputError } from '@vendure/core';
import { IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { z } from 'zod';
import { RedirectsService } from './redirects/redirects.service';
import { ContentPage } from './content-page.entity';
import { ContentRevision } from './content-revision.entity';
import { addressIn, findOwner, hasAddress, localesFallingBackTo, localesShowing, problemOfSlug } from './page-address';

const page = z.object({
  key: contentKey,
  locale: z.string().refine(isLocale, 'There is no such locale.'),
  slug: z.string().trim().nullish(),
});

// A category without a slug in the language answers to its English one.
const categoryAt = `
  SELECT 1 FROM collection_translation AS text WHERE slug = $1 AND ("languageCode" = $2 OR "languageCode" = 'en'
    AND NOT EXISTS (SELECT FROM collection_translation AS own WHERE own."baseId" = text."baseId" AND own."languageCode" = $2))
  LIMIT 1`;

/** Which pages there are, and where. */
@Injectable()
export class ContentPagesService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly redirects: RedirectsService,
  ) {}

  async create(ctx: RequestContext, input: unknown): Promise<ContentPage> {
    const { key, locale, slug } = parsePage(input);
    const rows = await this.lockAll(ctx);
    if (rows.some((row) => row.key === key && row.locale === locale))
      throw new UserInputError(`The page ${key} is already there in ${locale}.`);
    if (hasAddress(key)) await this.refuseUnlessFree(ctx, rows, { key, locale, slug: slug ?? '' });
    else if (slug) throw new UserInputError(`${key} has no address of its own.`);
    const repository = this.connection.getRepository(ctx, ContentPage);
    return repository.save(repository.create({ key, locale, slug: slug || null, createdAt: new Date() }));
  }

  async setSlug(ctx: RequestContext, input: { pageKey: string; locale: string; slug: string }): Promise<ContentPage> {
    const { key, locale, slug } = parsePage({ ...input, key: input.pageKey });
    const rows = await this.lockAll(ctx);
    const before = rows.find((row) => row.key === key && row.locale === locale);
    if (before === undefined) throw new UserInputError(`There is no page ${key} in ${locale} yet.`);
    if (!hasAddress(key)) throw new UserInputError(`${key} has no address of its own.`);
    const after = { key, locale, slug: slug ?? '' };
    if (before.slug === after.slug) return before;
    await this.refuseUnlessFree(ctx, rows, after);
    if (before.slug !== null && (await this.wasEverPublished(ctx, before))) {
      const shownIn = localesShowing([before, ...(await this.liveOf(ctx, rows, key))], key, locale);
      await this.redirects.leaveBehind(ctx, movesOf(shownIn, before.slug, after.slug));
    }
    return this.connection.getRepository(ctx, ContentPage).save(Object.assign(before, after));
  }

  private async refuseUnlessFree(
    ctx: RequestContext,
    rows: readonly ContentPage[],
    { key, locale, slug }: { key: string; locale: Locale; slug: string },
  ): Promise<void> {
    const problem = problemOfSlug(key, slug);
    if (problem !== null) throw new UserInputError(problem);
    const owner = findOwner(rows, key, slug, localesFallingBackTo(locale));
    if (owner !== null) throw new UserInputError(`/${slug}/ is the page ${owner.key} in ${owner.locale}.`);
    const values = [slug, locales[locale].language];
    const categories: unknown[] = await this.connection.getRepository(ctx, ContentPage).query(categoryAt, values);
    if (categories.length > 0) throw new UserInputError(`/${slug}/ is a category of the shop.`);
  }

  private wasEverPublished(ctx: RequestContext, { key, locale }: ContentPage): Promise<boolean> {
    return this.connection.getRepository(ctx, ContentRevision).existsBy({ pageKey: key, locale, state: Not('draft') });
  }

  /** Where a page is only being written, visitors still see the one that the locale falls back to. */
  private async liveOf(ctx: RequestContext, rows: readonly ContentPage[], key: string): Promise<ContentPage[]> {
    const now = new Date();
    const revisions = await this.connection.getRepository(ctx, ContentRevision).find({
      select: { locale: true },
      where: [
        { pageKey: key, state: 'published', startsAt: LessThanOrEqual(now), endsAt: IsNull() },
        { pageKey: key, state: 'published', startsAt: LessThanOrEqual(now), endsAt: MoreThan(now) },
      ],
    });
    return rows.filter((row) => row.key === key && revisions.some(({ locale }) => locale === row.locale));
  }

  /** Every page, and nobody else gives one an address until this transaction ends. */
  private async lockAll(ctx: RequestContext): Promise<ContentPage[]> {
    const repository = this.connection.getRepository(ctx, ContentPage);
    await repository.query('LOCK TABLE content_page IN SHARE ROW EXCLUSIVE MODE');
    return repository.find();
  }
}

function parsePage(input: unknown): z.output<typeof page> {
  const parsed = page.safeParse(input);
  if (parsed.success) return parsed.data;
  const isAboutKey = parsed.error.issues.some(({ path }) => path[0] === 'key');
  throw new UserInputError(
    isAboutKey
      ? 'The key of a page is made of small letters and digits, with single hyphens between words.'
      : 'There is no such locale.',
  );
}

function movesOf(shownIn: readonly Locale[], from: string, to: string) {
  return shownIn.map((locale) => {
    const { storeKey, path } = addressIn(locale, from);
    return { storeKey, from: path, to: addressIn(locale, to).path };
  });
}

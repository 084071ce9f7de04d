import { Inject, Injectable } from '@nestjs/common';
import { isExampleEmail } from '@tradehall/domain/catalogue/store-settings.ts';
import { orderingPageKeys } from '@tradehall/domain/content/content-pages.ts';
import { isLocale, type Locale, locales } from '@tradehall/domain/locales/locales.ts';
import { type RequestContext, TransactionalConnection, UserInputError } from '@vendure/core';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { baseAuthor } from '../content/base/write-pages';
import { findLiveRevision, revisionsFor } from '../content/live-windows';
import { type CardProvider, cardProviderToken } from '../payment/card-provider/card-provider';
import { environment } from '../platform/environment';
import { Statements } from '../platform/statements';
import { CountryStore } from '../platform/stores/country-store.entity';
import { currencyOf, findStore, type Store, stores } from '../platform/stores/store';
import { type CheckLine, checkLines, type LegalPage, legalPageKeys, type Untranslated } from './check-lines';

export interface GoingLive {
  readonly storeKey: string;
  readonly state: string;
  readonly isReady: boolean;
  readonly lines: readonly CheckLine[];
}

const revisionRow = z.object({
  id: z.int(),
  pageKey: z.string(),
  locale: z.custom<Locale>((value) => typeof value === 'string' && isLocale(value)),
  startsAt: z.date(),
  endsAt: z.date().nullable(),
  updatedBy: z.string(),
});
const published = `
  SELECT id, page_key AS "pageKey", locale, starts_at AS "startsAt", ends_at AS "endsAt", updated_by AS "updatedBy"
    FROM content_revision WHERE state = 'published' AND starts_at IS NOT NULL AND page_key = ANY ($1)`;

const approvalRow = z.object({
  locale: z.string(),
  pageKey: z.string(),
  revisionId: z.int(),
  by: z.string(),
  at: z.date(),
});
const approvals = `
  SELECT locale, page_key AS "pageKey", revision_id AS "revisionId", approved_by AS by, approved_at AS at
    FROM legal_approval WHERE locale = ANY ($1)`;

const count = z.object({ count: z.int() });
const untranslatedProducts = `
  SELECT count(*)::int AS count FROM product
   WHERE "deletedAt" IS NULL AND enabled AND "customFieldsEligibleforselling" AND "customFieldsEnabledonmarket"::jsonb ? $1
     AND NOT EXISTS (SELECT FROM product_translation own
                      WHERE own."baseId" = product.id AND own."languageCode" = $2 AND own.name <> '')`;
const untranslatedCategories = `
  SELECT count(*)::int AS count FROM collection
   WHERE NOT "isRoot" AND NOT "isPrivate"
     AND NOT EXISTS (SELECT FROM collection_translation own
                      WHERE own."baseId" = collection.id AND own."languageCode" = $1 AND own.name <> '')`;
const sampleReviews = `SELECT count(*)::int AS count FROM review WHERE is_sample AND state = 'published'`;
const brandRow = z.object({ brand: z.string(), emails: z.array(z.string().nullable()) });
const brands = `
  SELECT brand, ARRAY[manufacturer->>'email', responsible_person->>'email'] AS emails FROM brand_manufacturer ORDER BY brand`;

const approve = `
  INSERT INTO legal_approval (locale, page_key, revision_id, approved_by)
  SELECT $1, $2, $3, "firstName" || ' ' || "lastName" FROM administrator WHERE "userId" = $4
  ON CONFLICT (locale, page_key) DO UPDATE
    SET revision_id = excluded.revision_id, approved_by = excluded.approved_by, approved_at = now()`;
const open = `UPDATE country_store SET state = 'open', version = version + 1 WHERE key = $1 AND state <> 'open'`;
const close = `UPDATE country_store SET state = 'closed', version = version + 1 WHERE key = $1 AND state = 'open'`;

const smtpTimeouts = { connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 5_000 };

/** What a store needs before it sells, and who lets it. */
@Injectable()
export class GoingLiveService {
  constructor(
    private readonly statements: Statements,
    private readonly connection: TransactionalConnection,
    @Inject(cardProviderToken) private readonly provider: CardProvider,
  ) {}

  async check(ctx: RequestContext, storeKey: string): Promise<GoingLive> {
    const of = storeNamed(storeKey);
    const store = await this.connection.getRepository(ctx, CountryStore).findOneByOrFail({ key: storeKey });
    const lines = checkLines({
      country: of.country,
      store,
      seller: {
        name: environment.SELLER_NAME,
        address: environment.SELLER_ADDRESS,
        vatNumber: environment.VAT_OWN_NUMBER,
      },
      pages: await this.#pages(ctx, of),
      untranslated: await this.#untranslated(ctx, of),
      sampleReviews: await this.#count(ctx, sampleReviews),
      sampleBrands: await this.#sampleBrands(ctx),
      ...(await this.#answering(of)),
    });
    return { storeKey, state: store.state, isReady: lines.every(({ isDone }) => isDone), lines };
  }

  /** A store that sells goes on selling, whatever the check says later, until somebody closes it. */
  async open(ctx: RequestContext, storeKey: string): Promise<CountryStore> {
    const { state, lines } = await this.check(ctx, storeKey);
    if (state === 'open') throw new UserInputError('The store is open already.');
    const missing = lines.filter(({ isDone }) => !isDone).map(({ name, words }) => `${name}: ${words}`);
    if (missing.length > 0) throw new UserInputError(`The store is not ready. ${missing.join(' ')}`);
    // Others were asked before: nobody's rows are locked while they think.
    return this.connection.withTransaction(ctx, async (transaction) => {
      await this.statements.run(transaction, open, [storeKey]);
      return this.connection.getRepository(transaction, CountryStore).findOneByOrFail({ key: storeKey });
    });
  }

  /** No check: closing has to be possible in a minute. What was begun there is finished, and orders are kept. Twice is once. */
  async close(ctx: RequestContext, storeKey: string): Promise<CountryStore> {
    const { key } = storeNamed(storeKey);
    await this.statements.run(ctx, close, [key]);
    const store = await this.connection.getRepository(ctx, CountryStore).findOneByOrFail({ key });
    if (store.state !== 'closed') throw new UserInputError('The store was never open.');
    return store;
  }

  /** Only the words that visitors read now, and only somebody's own: the first words of a shop are nobody's. */
  async approve(ctx: RequestContext, locale: string, pageKey: string, revisionId: string): Promise<void> {
    const of = stores.find(({ country }) => isLocale(locale) && country.code === locales[locale].country);
    const pages = of === undefined ? [] : await this.#pages(ctx, of);
    const page = pages.find((each) => each.locale === locale && each.pageKey === pageKey);
    if (page === undefined) throw new UserInputError('This page needs no approval.');
    if (!page.isReplaced) throw new UserInputError('The page still has the words that every shop begins with.');
    if (String(page.revisionId) !== revisionId)
      throw new UserInputError('The page has other words by now. Read them first.');
    await this.statements.run(ctx, approve, [locale, pageKey, page.revisionId, ctx.activeUserId]);
  }

  async #pages(ctx: RequestContext, { country }: Store): Promise<LegalPage[]> {
    const keys = legalPageKeys.filter((key) => country.checkoutEnabled || !orderingPageKeys.has(key));
    const revisions = await this.statements.all(ctx, revisionRow, published, [keys]);
    const approved = await this.statements.all(ctx, approvalRow, approvals, [country.locales]);
    const now = new Date();
    return country.locales.flatMap((locale) =>
      keys.map((pageKey) => {
        const ofPage = revisions.filter((revision) => revision.pageKey === pageKey);
        const live = findLiveRevision(revisionsFor(pageKey, ofPage, locale), locale, now);
        return {
          locale,
          pageKey,
          revisionId: live?.id ?? null,
          isReplaced: live !== null && live.updatedBy !== baseAuthor,
          approval: approved.find((each) => each.locale === locale && each.pageKey === pageKey) ?? null,
        };
      }),
    );
  }

  async #untranslated(ctx: RequestContext, { country }: Store): Promise<Untranslated[]> {
    const found: Untranslated[] = [];
    for (const locale of country.locales) {
      const { language } = locales[locale];
      const products = await this.#count(ctx, untranslatedProducts, [locale, language]);
      found.push({ locale, products, categories: await this.#count(ctx, untranslatedCategories, [language]) });
    }
    return found;
  }

  async #sampleBrands(ctx: RequestContext): Promise<string[]> {
    const rows = await this.statements.all(ctx, brandRow, brands);
    const isSample = (emails: readonly (string | null)[]) =>
      emails.some((email) => email !== null && isExampleEmail(email));
    return rows.filter(({ emails }) => isSample(emails)).map(({ brand }) => brand);
  }

  async #count(ctx: RequestContext, statement: string, values: readonly unknown[] = []): Promise<number> {
    return (await this.statements.first(ctx, count, statement, values))?.count ?? 0;
  }

  async #answering(of: Store) {
    const question = {
      countryCode: of.country.code,
      currencyCode: currencyOf(of),
      amountCents: 10_000,
      shopperLocale: of.country.locales[0],
      shopperReference: null,
    };
    const mail = createTransport({ url: environment.MAIL_URL, ...smtpTimeouts });
    const [isMailAnswering, isProviderAnswering] = await Promise.all([
      answers(() => mail.verify()),
      answers(() => this.provider.methods(question)),
    ]);
    mail.close();
    return { isMailAnswering, isProviderAnswering };
  }
}

async function answers(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch {
    return false;
  }
}

function storeNamed(key: string): Store {
  const store = findStore(key);
  if (!store) throw new UserInputError(`there is no store ${key}`);
  return store;
}

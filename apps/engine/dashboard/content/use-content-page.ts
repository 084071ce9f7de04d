import { api } from '@vendure/dashboard';
import { useQuery } from '@tanstack/react-query';
import { groupModel, type GroupModel } from '../fields/field-model';
import { jsonSchemas } from '../fields/json-schema';
import { say } from '../say';
import {
  contentBlockSchemas,
  contentPages,
  contentRevisions,
  contentShops,
  type ContentPage,
  type ContentRevision,
  type ContentShop,
} from './content.documents';

export const contentQueryKey = ['content'];

export interface OpenedPage {
  readonly shop: ContentShop;
  readonly page: ContentPage;
  readonly revisions: readonly ContentRevision[];
  /** The form of each kind of block. */
  readonly kinds: Readonly<Record<string, GroupModel>>;
}

/** Everything the editor of one page in one locale shows. */
export function useContentPage(pageKey: string, locale: string) {
  return useQuery({ queryKey: [...contentQueryKey, locale, pageKey], queryFn: () => getPage(pageKey, locale) });
}

async function getPage(pageKey: string, locale: string): Promise<OpenedPage> {
  const [shops, pages, revisions, schemas] = await Promise.all([
    api.query(contentShops, {}),
    api.query(contentPages, { locale }),
    api.query(contentRevisions, { pageKey, locale }),
    api.query(contentBlockSchemas, {}),
  ]);
  const shop = shops.contentShops.find((each) => each.locale === locale);
  const page = pages.contentPages.find(({ key }) => key === pageKey);
  if (shop === undefined || page === undefined)
    throw new Error(say('There is no page {pageKey} in {locale}.', { pageKey, locale }));
  const kinds = Object.entries(jsonSchemas.parse(schemas.contentBlockSchemas)).map(
    ([kind, schema]) => [kind, groupModel(schema)] as const,
  );
  return { shop, page, revisions: revisions.contentRevisions, kinds: Object.fromEntries(kinds) };
}

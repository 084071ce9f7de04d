import {
  api,
  Badge,
  type ExtensionRoute,
  FullWidthPageBlock,
  Link,
  NativeSelect,
  Page,
  PageActionBar,
  PageLayout,
  PageTitle,
  useNavigate,
} from '@vendure/dashboard';
import { useQuery } from '@tanstack/react-query';
import { FailureNote } from '../failure-note';
import { shownMoment } from '../moments';
import { Options } from '../options';
import { say } from '../say';
import { TableHead } from '../table-head';
import { contentPages, contentShops, type ContentPage } from './content.documents';
import { NewPage } from './new-page';
import { pageStates } from './states';
import { contentQueryKey } from './use-content-page';

/** Every page as one locale has it. */
export function ContentList({ route }: { readonly route: ExtensionRoute }) {
  const { locale: asked } = route.useSearch();
  const navigate = useNavigate();
  const shops = useQuery({ queryKey: ['content-shops'], queryFn: () => api.query(contentShops, {}) });
  const locales = shops.data?.contentShops.map((shop) => shop.locale) ?? [];
  const locale = locales.find((each) => each === asked) ?? locales[0] ?? '';
  const pages = useQuery({
    queryKey: [...contentQueryKey, locale],
    queryFn: () => api.query(contentPages, { locale }),
    enabled: locale !== '',
  });
  return (
    <Page pageId="content-list">
      <PageTitle>{say('Content')}</PageTitle>
      <PageActionBar>
        <NativeSelect
          aria-label={say('Locale')}
          value={locale}
          onChange={(event) => void navigate({ to: '/content', search: { locale: event.target.value } })}
        >
          <Options values={locales} />
        </NativeSelect>
      </PageActionBar>
      <FailureNote failure={shops.error ?? pages.error} />
      <PageLayout>
        <FullWidthPageBlock blockId="content-pages">
          {pages.data === undefined ? (
            <p>{say('Loading the pages…')}</p>
          ) : (
            <PageTable pages={pages.data.contentPages} />
          )}
        </FullWidthPageBlock>
        <FullWidthPageBlock blockId="content-new-page">
          <NewPage locale={locale} />
        </FullWidthPageBlock>
      </PageLayout>
    </Page>
  );
}

function PageTable({ pages }: { readonly pages: readonly ContentPage[] }) {
  return (
    <table className="w-full text-sm">
      <TableHead columns={[say('Page'), say('Title'), say('Slug'), say('State'), say('Last change')]} />
      <tbody>
        {pages.map((page) => (
          <tr key={page.key} className="border-t">
            <th scope="row" className="py-2 text-left font-normal">
              <Link to="/content/$locale/$key" params={{ locale: page.locale, key: page.key }} className="underline">
                {page.key}
              </Link>
            </th>
            <td>{page.title}</td>
            <td>{page.slug ?? ''}</td>
            <td className="space-x-1">
              {pageStates(page).map(({ words, variant }) => (
                <Badge key={words} variant={variant}>
                  {words}
                </Badge>
              ))}
            </td>
            <td className="tabular-nums">{shownMoment(page.updatedAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

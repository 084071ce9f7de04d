import { api, FullWidthPageBlock, Link, NativeSelect, Page, PageLayout, PageTitle } from '@vendure/dashboard';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isLanguage, languages } from '@tradehall/domain/locales/languages.ts';
import { useState } from 'react';
import { ProductSearch } from '../catalogue/prices/product-search';
import { FailureNote } from '../failure-note';
import { Pager } from '../pager';
import { say } from '../say';
import { StateBadge } from '../state-badge';
import { TableHead } from '../table-head';
import { languageName } from './text-words';
import { type ListedProduct, workbenchProducts } from './workbench.documents';

const take = 25;

/** The products, what of them is not said in which language, and the way to the page of each. */
export function WorkbenchPage() {
  const [asked, setAsked] = useState({ search: '', lacking: '', skip: 0 });
  const { data, error } = useQuery({
    queryKey: ['workbench-products', asked],
    queryFn: () => api.query(workbenchProducts, { ...asked, take }),
    placeholderData: keepPreviousData,
  });
  const found = data?.workbenchProducts;
  return (
    <Page pageId="workbench">
      <PageTitle>{say('Workbench')}</PageTitle>
      <FailureNote failure={error} />
      <PageLayout>
        <FullWidthPageBlock blockId="workbench-products">
          <div className="flex flex-wrap gap-3 pb-4">
            <ProductSearch before="" onSearch={(search) => setAsked({ ...asked, search, skip: 0 })} />
            <NativeSelect
              aria-label={say('Texts missing in')}
              value={asked.lacking}
              onChange={(event) => setAsked({ ...asked, lacking: event.target.value, skip: 0 })}
            >
              <option value="">{say('In whatever language')}</option>
              {languages
                .filter((code) => code !== 'en')
                .map((code) => (
                  <option key={code} value={code}>
                    {say('Missing in {code}', { code: languageName(code) })}
                  </option>
                ))}
            </NativeSelect>
          </div>
          {found === undefined ? (
            <p className="text-sm">{say('Loading the products…')}</p>
          ) : found.items.length === 0 ? (
            <p className="text-sm">
              {say('No product is like that. Search for other words, or for another language.')}
            </p>
          ) : (
            <ProductTable products={found.items} />
          )}
          {found === undefined ? null : (
            <Pager
              skip={asked.skip}
              take={take}
              totalItems={found.totalItems}
              onChange={(skip) => setAsked({ ...asked, skip })}
            />
          )}
        </FullWidthPageBlock>
      </PageLayout>
    </Page>
  );
}

function ProductTable({ products }: { readonly products: readonly ListedProduct[] }) {
  return (
    <table className="w-full text-sm">
      <TableHead columns={[say('SKU'), say('Name in English'), say('State'), say('Texts')]} />
      <tbody>
        {products.map((product) => (
          <tr key={product.productId} className="border-t">
            <td className="py-2 pr-3 tabular-nums">{product.sku ?? say('No variant yet')}</td>
            <th scope="row" className="py-2 pr-3 text-left font-normal break-words">
              <Link to="/workbench/$id" params={{ id: product.productId }} className="underline">
                {product.name || say('Without a name')}
              </Link>
            </th>
            <td className="pr-3">{product.enabled ? say('On') : say('Off')}</td>
            <td>
              <Completeness missing={product.missingLanguages} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const mostNamed = 4;

function Completeness({ missing }: { readonly missing: readonly string[] }) {
  if (missing.length === 0) return <StateBadge variant="success" words={say('All languages')} />;
  const named = missing.filter(isLanguage).slice(0, mostNamed).join(', ');
  const more = missing.length - mostNamed;
  const complete = languages.length - missing.length;
  return (
    <span>
      <StateBadge variant="warning" words={say('{complete} of {all}', { complete, all: languages.length })} />{' '}
      {more > 0 ? say('missing in {named} and {more} more', { named, more }) : say('missing in {named}', { named })}
    </span>
  );
}

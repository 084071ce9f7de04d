import { api, FullWidthPageBlock, Link, Page, PageLayout, PageTitle, PermissionGuard } from '@vendure/dashboard';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isLanguage, languages } from '@tradehall/domain/locales/languages.ts';
import { useState } from 'react';
import { FailureNote } from '../failure-note';
import { useImportRun } from '../imports/use-import-run';
import { Pager } from '../pager';
import { say } from '../say';
import { StateBadge } from '../state-badge';
import { TableHead } from '../table-head';
import { BulkChange } from './bulk-change';
import { OnlyOfAllStores } from './only-of-all-stores';
import { type ProductFilter, ProductFilters } from './product-filters';
import { type ListedProduct, workbenchProducts } from './workbench.documents';

const take = 25;

interface Asked {
  readonly filter: ProductFilter;
  readonly skip: number;
  /** The last change of all products of the filter. */
  readonly runId: string | null;
}

/** The products, what of them is not said in which language, and the way to the page of each. */
export function WorkbenchPage() {
  const [asked, setAsked] = useState<Asked>({ filter: { search: '', lacking: '' }, skip: 0, runId: null });
  const { filter, skip, runId } = asked;
  const run = useImportRun(runId);
  const { data, error } = useQuery({
    // A change of all of them that is applied or taken back makes another list of it.
    queryKey: ['workbench-products', filter, skip, run.data?.importRun.state],
    queryFn: () => api.query(workbenchProducts, { ...filter, skip, take }),
    placeholderData: keepPreviousData,
  });
  const found = data?.workbenchProducts;
  return (
    <Page pageId="workbench">
      <PageTitle>{say('Workbench')}</PageTitle>
      <FailureNote failure={error} />
      <PageLayout>
        <FullWidthPageBlock blockId="workbench-products">
          <ProductFilters asked={filter} onChange={(next) => setAsked({ filter: next, skip: 0, runId: null })} />
          {found === undefined ? (
            <p className="text-sm">{say('Loading the products…')}</p>
          ) : found.items.length === 0 ? (
            <p className="text-sm">{say('No product is like that. Search for other words, or ask for less.')}</p>
          ) : (
            <ProductTable products={found.items} />
          )}
          {found === undefined ? null : (
            <Pager
              skip={skip}
              take={take}
              totalItems={found.totalItems}
              onChange={(to) => setAsked({ ...asked, skip: to })}
            />
          )}
          {/* What a change has made of the list may be that none of it is left. */}
          {found === undefined || (found.totalItems === 0 && runId === null) ? null : (
            <PermissionGuard requires="UpdateCatalog">
              <details className="border-t pt-4">
                <summary className="cursor-pointer font-medium">
                  {say('Change all {products, plural, one {# product} other {# products}} of this list', {
                    products: found.totalItems,
                  })}
                </summary>
                <div className="pt-4">
                  <OnlyOfAllStores>
                    <BulkChange
                      key={JSON.stringify(filter)}
                      filter={filter}
                      products={found.totalItems}
                      run={run}
                      onRun={(id) => setAsked((now) => (now.filter === filter ? { filter, skip: 0, runId: id } : now))}
                    />
                  </OnlyOfAllStores>
                </div>
              </details>
            </PermissionGuard>
          )}
        </FullWidthPageBlock>
      </PageLayout>
    </Page>
  );
}

function ProductTable({ products }: { readonly products: readonly ListedProduct[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <TableHead columns={[say('SKU'), say('Name in English'), say('State'), say('Texts')]} />
        <tbody>
          {products.map((product) => (
            <tr key={product.productId} className="border-t">
              <td className="py-2 pr-3 tabular-nums">{product.sku ?? say('No variant yet')}</td>
              <th scope="row" className="min-w-56 py-2 pr-3 text-left font-normal break-words">
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
    </div>
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

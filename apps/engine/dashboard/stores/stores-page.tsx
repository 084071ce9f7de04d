import { api, FullWidthPageBlock, Link, Page, PageLayout, PageTitle } from '@vendure/dashboard';
import { useQuery } from '@tanstack/react-query';
import { isLanguage, languageRows } from '@tradehall/domain/locales/languages.ts';
import { FailureNote } from '../failure-note';
import { shopInWords } from '../in-words';
import { say, spokenLocale } from '../say';
import { StateBadge } from '../state-badge';
import { TableHead } from '../table-head';
import { stateInWords } from './store-words';
import { countryStores, type CountryStore } from './stores.documents';

export const storesQuery = { queryKey: ['country-stores'], queryFn: () => api.query(countryStores, {}) };

/** The stores an operator may look after. */
export function StoresPage() {
  const { data, error } = useQuery(storesQuery);
  return (
    <Page pageId="stores">
      <PageTitle>{say('Stores')}</PageTitle>
      <FailureNote failure={error} />
      <PageLayout>
        <FullWidthPageBlock blockId="stores">
          {data === undefined ? (
            <p className="text-sm">{say('Loading the stores…')}</p>
          ) : (
            <StoreTable stores={data.countryStores} />
          )}
        </FullWidthPageBlock>
      </PageLayout>
    </Page>
  );
}

function StoreTable({ stores }: { readonly stores: readonly CountryStore[] }) {
  const named = stores
    .map((store) => ({ ...store, name: shopInWords(store.key) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, spokenLocale()));
  return (
    <table className="w-full text-sm">
      <TableHead
        columns={[say('Store'), say('State'), say('Languages'), say('Currency'), say('Phone'), say('E-mail address')]}
      />
      <tbody>
        {named.map(({ key, name, state, languages, currencyCode, phoneNumbers, emailAddress }) => (
          <tr key={key} className="border-t">
            <th scope="row" className="py-2 text-left font-normal">
              <Link to="/stores/$key" params={{ key }} className="underline">
                {name}
              </Link>
            </th>
            <td>
              <StateBadge {...stateInWords(state)} />
            </td>
            <td>{languages.map((code) => (isLanguage(code) ? languageRows[code].label : code)).join(', ')}</td>
            <td>{currencyCode}</td>
            <td className="tabular-nums">{phoneNumbers[languages[0] ?? ''] ?? '–'}</td>
            <td>{emailAddress}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

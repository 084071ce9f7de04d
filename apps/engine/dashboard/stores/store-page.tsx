import {
  Button,
  type ExtensionRoute,
  Link,
  Page,
  PageActionBar,
  PageBlock,
  PageLayout,
  PageTitle,
  PermissionGuard,
  useBlocker,
} from '@vendure/dashboard';
import { useQuery } from '@tanstack/react-query';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { countryCodes } from '@tradehall/domain/locales/locales.ts';
import { countryOfStoreKey } from '@tradehall/domain/countries/store.ts';
import { useState } from 'react';
import { FailureNote } from '../failure-note';
import { shopInWords } from '../in-words';
import { say } from '../say';
import { CampaignFields } from './campaign-fields';
import { GoingLive } from './going-live';
import { lawOfStore } from './law-of-store';
import { PaymentMethodFields } from './payment-method-fields';
import { StoreRules } from './rules/store-rules';
import { ShippingFees } from './shipping-fees';
import { BankFields, ContactFields, FlagFields, SiteFields } from './store-fields';
import { problemsInWords } from './store-words';
import type { CountryStore } from './stores.documents';
import { storesQuery } from './stores-page';
import { useStoreWork } from './use-store-work';

/** All that operators decide for one country, and what the law has decided for them. */
export function StorePage({ route }: { readonly route: ExtensionRoute }) {
  const { key = '' } = route.useParams();
  const { data, error, isFetching, refetch } = useQuery(storesQuery);
  // Each time it is loaded anew the forms begin anew.
  const [round, setRound] = useState(0);
  const store = data?.countryStores.find((each) => each.key === key);
  const country = countryOfStoreKey(key);
  if (store === undefined || country === null) {
    if (isFetching) return <p className="m-4 text-sm">{say('Loading the store…')}</p>;
    return <FailureNote failure={error ?? new Error(say('There is no such store, or it is not one of yours.'))} />;
  }
  const loadAgain = async () => {
    await refetch();
    setRound((before) => before + 1);
  };
  return (
    <OpenedStore
      key={`${key} ${round}`}
      store={store}
      country={country}
      looksAfterAll={data?.countryStores.length === countryCodes.length}
      onLoadAgain={() => void loadAgain()}
    />
  );
}

interface OpenedStoreProps {
  readonly store: CountryStore;
  readonly country: Country;
  readonly looksAfterAll: boolean;
  readonly onLoadAgain: () => void;
}

function OpenedStore({ store, country, looksAfterAll, onLoadAgain }: OpenedStoreProps) {
  const { timeZone } = country;
  const work = useStoreWork(store, timeZone);
  const { isChanged } = work;
  useBlocker({ shouldBlockFn: () => isChanged, enableBeforeUnload: () => isChanged });
  const fields = { draft: work.draft, problems: work.problems, onChange: work.change };
  return (
    <Page pageId="store">
      <PageTitle>{shopInWords(store.key)}</PageTitle>
      <PageActionBar>
        <SaveButtons work={work} />
      </PageActionBar>
      <SaveNotes work={work} onLoadAgain={onLoadAgain} />
      <PageLayout>
        <PageBlock column="main" blockId="store-contact" title={say('Contact')}>
          <ContactFields {...fields} />
        </PageBlock>
        <PageBlock column="main" blockId="store-bank" title={say('Bank account')}>
          <BankFields {...fields} />
        </PageBlock>
        {country.checkoutEnabled ? (
          <PageBlock column="main" blockId="store-fees" title={say('Delivery')}>
            <ShippingFees storeKey={store.key} today={calendarDateIn(timeZone, new Date())} />
          </PageBlock>
        ) : null}
        {country.checkoutEnabled ? (
          <PageBlock column="main" blockId="store-payment" title={say('Payment methods')}>
            <PaymentMethodFields {...fields} country={country} />
          </PageBlock>
        ) : null}
        <PageBlock column="main" blockId="store-rules" title={say('Rules')}>
          <StoreRules
            storeKey={store.key}
            currencyCode={store.currencyCode}
            hasCheckout={country.checkoutEnabled}
            looksAfterAll={looksAfterAll}
          />
        </PageBlock>
        <PageBlock column="main" blockId="store-flags" title={say('What the shop offers')}>
          <FlagFields {...fields} />
        </PageBlock>
        <PageBlock column="main" blockId="store-sites" title={say('Links outside the shop')}>
          <SiteFields {...fields} />
        </PageBlock>
        <PageBlock column="main" blockId="store-campaigns" title={say('Campaigns')}>
          <CampaignFields {...fields} timeZone={timeZone} />
        </PageBlock>
        <PageBlock column="side" blockId="store-going-live" title={say('Going live')}>
          <GoingLive storeKey={store.key} name={shopInWords(store.key)} onTurned={work.turn} />
        </PageBlock>
        <PageBlock column="side" blockId="store-law" title={say('By law and contract')}>
          <Law country={country} storeKey={store.key} />
        </PageBlock>
      </PageLayout>
    </Page>
  );
}

interface SaveProps {
  readonly work: ReturnType<typeof useStoreWork>;
}

function SaveButtons({ work: { isPending, isChanged, forget, save } }: SaveProps) {
  return (
    <>
      <Button type="button" variant="outline" disabled={isPending || !isChanged} onClick={forget}>
        {say('Forget changes')}
      </Button>
      <PermissionGuard requires="WriteCountryStore">
        <Button type="button" disabled={isPending || !isChanged} onClick={save}>
          {say('Save')}
        </Button>
      </PermissionGuard>
    </>
  );
}

/** Why nothing was saved. */
function SaveNotes({ work: { failure, problems }, onLoadAgain }: SaveProps & { readonly onLoadAgain: () => void }) {
  return (
    <>
      <FailureNote failure={failure} />
      {problems.length === 0 ? null : (
        <p role="alert" className="rounded-md border border-destructive p-3 text-sm text-destructive">
          {problemsInWords(problems)}
        </p>
      )}
      {failure === null ? null : (
        <p>
          <Button type="button" variant="outline" size="sm" onClick={onLoadAgain}>
            {say('Load what is saved now')}
          </Button>
        </p>
      )}
    </>
  );
}

function Law({ country, storeKey }: { readonly country: Country; readonly storeKey: string }) {
  return (
    <div className="space-y-3 text-sm">
      <dl className="space-y-2">
        {lawOfStore(country, new Date()).map(({ name, words }) => (
          <div key={name}>
            <dt className="text-xs text-muted-foreground">{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-muted-foreground">{say('None of this is changed here: it comes with a release.')}</p>
      <PermissionGuard requires="ReadOperatorLog">
        <p>
          <Link to="/operator-log" search={{ entity: 'country_store', entityId: storeKey }} className="underline">
            {say('Who has changed this store')}
          </Link>
        </p>
      </PermissionGuard>
    </div>
  );
}

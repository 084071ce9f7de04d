import {
  api,
  type ExtensionRoute,
  FullWidthPageBlock,
  Page,
  PageLayout,
  PageTitle,
  useNavigate,
} from '@vendure/dashboard';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureNote } from '../failure-note';
import { say } from '../say';
import { searchIn } from './board-choice';
import { CartList } from './cart-list';
import { CartTimeline } from './cart-timeline';
import { SearchForm } from './payment-filters';
import { paymentCarts } from './payment-timeline.documents';

/** Where support begins with what a caller says: an order number or an e-mail address. */
export function PaymentTimelinePage({ route }: { readonly route: ExtensionRoute }) {
  const search = searchIn(route.useSearch());
  const found = useQuery({
    queryKey: ['payment-carts', search],
    queryFn: () => api.query(paymentCarts, { search }),
    enabled: search !== '',
  });
  const carts = found.data?.paymentCarts;
  const [only, ...others] = carts ?? [];
  return (
    <TimelineFrame search={search}>
      <FailureNote failure={found.error} />
      {only !== undefined && others.length === 0 ? (
        <CartTimeline cartId={only.id} />
      ) : (
        <PageLayout>
          <FullWidthPageBlock blockId="payment-carts">
            {carts === undefined || carts.length === 0 ? (
              <p className="text-sm">{hint(search, carts !== undefined)}</p>
            ) : (
              <CartList carts={carts} />
            )}
          </FullWidthPageBlock>
        </PageLayout>
      )}
    </TimelineFrame>
  );
}

function hint(search: string, isAnswered: boolean): string {
  if (search === '') return say('Search for an order number, an e-mail address or a reference of the provider.');
  return isAnswered
    ? say('Nothing is kept of {search}. Order numbers and addresses have to be complete.', { search })
    : say('Searching…');
}

export function CartTimelinePage({ route }: { readonly route: ExtensionRoute }) {
  const { cartId = '' } = route.useParams();
  return (
    <TimelineFrame search="">
      <CartTimeline cartId={cartId} />
    </TimelineFrame>
  );
}

function TimelineFrame({ search, children }: { readonly search: string; readonly children: ReactNode }) {
  const navigate = useNavigate();
  const find = (wanted: string) => void navigate({ to: '/payment-timeline', search: { search: wanted } });
  return (
    <Page pageId="payment-timeline">
      <PageTitle>{say('Payment timeline')}</PageTitle>
      <div className="max-w-xl pb-4">
        <SearchForm key={search} label={say('Search carts')} before={search} onSearch={find} />
      </div>
      {children}
    </Page>
  );
}

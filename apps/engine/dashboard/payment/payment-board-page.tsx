import {
  api,
  type ExtensionRoute,
  FullWidthPageBlock,
  Page,
  PageLayout,
  PageTitle,
  useNavigate,
} from '@vendure/dashboard';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FailureNote } from '../failure-note';
import { Pager } from '../pager';
import { say } from '../say';
import { addressOf, boardChoice } from './board-choice';
import { paymentBoard, paymentBoardChoices, type BoardChoice } from './payment-board.documents';
import { PaymentFilters } from './payment-filters';
import { PaymentTable } from './payment-table';

const take = 50;
const refreshMs = 15_000;
const none = { storeKeys: [], states: [], methods: [] };

/** All payments of all shops; what somebody has to look at comes first. */
export function PaymentBoardPage({ route }: { readonly route: ExtensionRoute }) {
  const { skip, ...choice } = boardChoice(route.useSearch());
  const navigate = useNavigate();
  const show = (wanted: BoardChoice, from: number) =>
    void navigate({ to: '/payments', search: addressOf(wanted, from) });
  const choices = useQuery({ queryKey: ['payment-board-choices'], queryFn: () => api.query(paymentBoardChoices, {}) });
  const list = useQuery({
    queryKey: ['payment-board', choice, skip],
    queryFn: () => api.query(paymentBoard, { ...choice, skip, take }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  const page = list.data?.paymentBoard;
  const total = page?.totalItems ?? 0;
  return (
    <Page pageId="payments">
      <PageTitle>{say('Payments')}</PageTitle>
      <FailureNote failure={list.error ?? choices.error} />
      <PageLayout>
        <FullWidthPageBlock blockId="payment-list">
          <PaymentFilters
            choice={choice}
            choices={choices.data?.paymentBoardChoices ?? none}
            onChange={(changed) => show(changed, 0)}
          />
          <div className="pt-4">
            {page === undefined ? <p>{say('Loading the payments…')}</p> : <PaymentTable entries={page.items} />}
            {total === 0 ? null : (
              <Pager skip={skip} take={take} totalItems={total} onChange={(from) => show(choice, from)} />
            )}
          </div>
        </FullWidthPageBlock>
      </PageLayout>
    </Page>
  );
}

import { api, NativeSelect, Page, PageActionBar, PageBlock, PageLayout, PageTitle } from '@vendure/dashboard';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { FailureNote } from '../failure-note';
import { shownMoment } from '../moments';
import { Pager } from '../pager';
import { TableHead } from '../table-head';
import { ContactRequestDetail } from './contact-request-detail';
import { closeContactRequest, contactRequests, type ContactRequest } from './contact-requests.documents';

const take = 50;

/** Those that wait for an answer; the others on demand. */
export function ContactRequestsPage() {
  const [state, setState] = useState('open');
  const [skip, setSkip] = useState(0);
  const [shown, setShown] = useState<ContactRequest | null>(null);
  const queries = useQueryClient();
  const list = useQuery({
    queryKey: ['contact-requests', state, skip],
    queryFn: () => api.query(contactRequests, { state, skip, take }),
    placeholderData: keepPreviousData,
  });
  const closing = useMutation({
    mutationFn: ({ id }: ContactRequest) => api.mutate(closeContactRequest, { id }),
    onSuccess: async ({ closeContactRequest: closed }) => {
      setShown(closed);
      await queries.invalidateQueries({ queryKey: ['contact-requests'] });
      toast.success(`${closed.caseNumber} is closed`);
    },
  });
  const { items, totalItems } = list.data?.contactRequests ?? { items: [], totalItems: 0 };
  const changeState = (chosen: string) => {
    setState(chosen);
    setSkip(0);
    setShown(null);
  };
  return (
    <Page pageId="contact-requests">
      <PageTitle>Contact requests</PageTitle>
      <PageActionBar>
        <NativeSelect aria-label="State" value={state} onChange={(event) => changeState(event.target.value)}>
          <option value="open">Open</option>
          <option value="closed">Closed</option>
        </NativeSelect>
      </PageActionBar>
      <FailureNote failure={closing.error ?? list.error} />
      <PageLayout>
        <PageBlock column="main" blockId="contact-request-list">
          <RequestTable requests={items} onShow={setShown} />
          <Pager skip={skip} take={take} totalItems={totalItems} onChange={setSkip} />
        </PageBlock>
        <PageBlock column="side" blockId="contact-request-detail">
          {shown === null ? (
            <p className="text-sm">Choose a request.</p>
          ) : (
            <ContactRequestDetail request={shown} isBusy={closing.isPending} onClose={() => closing.mutate(shown)} />
          )}
        </PageBlock>
      </PageLayout>
    </Page>
  );
}

interface RequestTableProps {
  readonly requests: readonly ContactRequest[];
  readonly onShow: (request: ContactRequest) => void;
}

function RequestTable({ requests, onShow }: RequestTableProps) {
  return (
    <table className="w-full text-sm">
      <TableHead columns={['Case', 'Subject', 'From', 'Shop', 'Received']} />
      <tbody>
        {requests.map((request) => (
          <tr key={request.id} className="border-t">
            <th scope="row" className="py-2 text-left font-normal">
              <button type="button" className="underline" onClick={() => onShow(request)}>
                {request.caseNumber}
              </button>
            </th>
            <td>{request.subject}</td>
            <td>{request.contactName}</td>
            <td>{request.storeKey}</td>
            <td className="tabular-nums">{shownMoment(request.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

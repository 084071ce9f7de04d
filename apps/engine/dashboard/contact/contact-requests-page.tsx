import { api, Page, PageBlock, PageLayout, PageTitle } from '@vendure/dashboard';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNote } from '../failure-note';
import { inWords } from '../in-words';
import { shownMoment } from '../moments';
import { Pager } from '../pager';
import { say } from '../say';
import { TableHead } from '../table-head';
import { ContactCasePanel } from './contact-case-panel';
import {
  contactRequestChoices,
  contactRequests,
  type CaseChoice,
  type ContactRequest,
} from './contact-requests.documents';
import { RequestFilters } from './request-filters';

const take = 50;
const none = { storeKeys: [], reasons: [] };
const orNull = (text: string): string | null => (text === '' ? null : text);

/** Those that wait for an answer; the others on demand. */
export function ContactRequestsPage() {
  const [choice, setChoice] = useState<CaseChoice>({ state: 'open', storeKey: '', reason: '' });
  const [skip, setSkip] = useState(0);
  const [shown, setShown] = useState<string | null>(null);
  const choices = useQuery({
    queryKey: ['contact-request-choices'],
    queryFn: () => api.query(contactRequestChoices, {}),
  });
  const list = useQuery({
    queryKey: ['contact-requests', choice, skip],
    queryFn: () => {
      const { state, storeKey, reason } = choice;
      const asked = { state: orNull(state), storeKey: orNull(storeKey), reason: orNull(reason) };
      return api.query(contactRequests, { ...asked, skip, take });
    },
    placeholderData: keepPreviousData,
  });
  const { items, totalItems } = list.data?.contactRequests ?? { items: [], totalItems: 0 };
  const change = (chosen: CaseChoice) => {
    setChoice(chosen);
    setSkip(0);
    setShown(null);
  };
  return (
    <Page pageId="contact-requests">
      <PageTitle>{say('Contact requests')}</PageTitle>
      <FailureNote failure={list.error ?? choices.error} />
      <PageLayout>
        <PageBlock column="main" blockId="contact-request-list">
          <RequestFilters choice={choice} choices={choices.data?.contactRequestChoices ?? none} onChange={change} />
          {list.data !== undefined && items.length === 0 ? (
            <p className="pt-4 text-sm">{say('There is no such request.')}</p>
          ) : (
            <RequestTable requests={items} onShow={setShown} />
          )}
          <Pager skip={skip} take={take} totalItems={totalItems} onChange={setSkip} />
        </PageBlock>
        <PageBlock column="side" blockId="contact-request-detail">
          {shown === null ? (
            <p className="text-sm">{say('Choose a request.')}</p>
          ) : (
            <ContactCasePanel key={shown} id={shown} />
          )}
        </PageBlock>
      </PageLayout>
    </Page>
  );
}

interface RequestTableProps {
  readonly requests: readonly ContactRequest[];
  readonly onShow: (id: string) => void;
}

function RequestTable({ requests, onShow }: RequestTableProps) {
  return (
    <div className="overflow-x-auto pt-4">
      <table className="w-full text-sm">
        <TableHead
          columns={[
            say('Case'),
            say('Reason'),
            say('Subject'),
            say('From'),
            say('Shop'),
            say('{what, select, other {Delivery}}', { what: 'case' }),
            say('Received'),
          ]}
        />
        <tbody>
          {requests.map((request) => (
            <tr key={request.id} className="border-t">
              <th scope="row" className="py-2 pr-2 text-left font-normal">
                <button type="button" className="underline" onClick={() => onShow(request.id)}>
                  {request.caseNumber}
                </button>
              </th>
              <td className="pr-2">{inWords(request.reason)}</td>
              <td className="pr-2 [overflow-wrap:anywhere]">{request.subject}</td>
              <td className="pr-2 [overflow-wrap:anywhere]">{request.contactName}</td>
              <td className="pr-2">{request.storeKey}</td>
              <td className="pr-2">{request.deliveryState === 'none' ? '' : inWords(request.deliveryState)}</td>
              <td className="tabular-nums">{shownMoment(request.createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

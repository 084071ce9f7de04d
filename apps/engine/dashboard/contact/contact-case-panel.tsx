import { api, Button, Link } from '@vendure/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { FailureNote } from '../failure-note';
import { shownMoment } from '../moments';
import { say } from '../say';
import { Sentence } from '../sentence';
import { AnswerForm } from './answer-form';
import { CaseDelivery } from './case-delivery';
import { CaseEvents } from './case-events';
import { caseChanges, contactCase, type ContactCase } from './contact-requests.documents';
import { requestFacts } from './request-facts';

/** One case with all there is to it, and what an operator can do about it. */
export function ContactCasePanel({ id }: { readonly id: string }) {
  const { data, error } = useQuery({
    queryKey: ['contact-case', id],
    queryFn: () => api.query(contactCase, { id }),
  });
  const refresh = useRefresh(id);
  const change = useMutation({
    mutationFn: (wish: keyof typeof caseChanges) => api.mutate(caseChanges[wish], { id }),
    onSuccess: async ({ changed }) => {
      await refresh(changed);
      toast.success(say('{caseNumber} is changed', { caseNumber: changed.request.caseNumber }));
    },
  });
  if (error) return <FailureNote failure={error} />;
  if (data === undefined) return <p className="text-sm">{say('Loading the request…')}</p>;
  const { request, events, order } = data.contactCase;
  return (
    <article aria-label={say('Request {caseNumber}', { caseNumber: request.caseNumber })} className="space-y-4 text-sm">
      <FailureNote failure={change.error} />
      <div>
        <h2 className="text-base font-medium [overflow-wrap:anywhere]">{request.subject}</h2>
        <p className="text-muted-foreground">
          {request.caseNumber}, {shownMoment(request.createdAt)}
        </p>
      </div>
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{request.description}</p>
      <Facts request={request} />
      {order === null ? null : <OrderLink order={order} />}
      {request.customerId === null ? null : (
        <p>
          <Sentence
            words={say('{link}: she was signed in.', { link: '<1>' })}
            parts={[
              <Link key="customer" to="/customers/$id" params={{ id: request.customerId }} className="underline">
                {say('Open the customer')}
              </Link>,
            ]}
          />
        </p>
      )}
      <CaseDelivery request={request} isBusy={change.isPending} onDeliver={() => change.mutate('deliver')} />
      <CaseEvents events={events} />
      <AnswerForm id={id} to={request.customerEmail} onAnswered={refresh} />
      <Button
        type="button"
        variant="outline"
        disabled={change.isPending}
        onClick={() => change.mutate(request.state === 'open' ? 'close' : 'reopen')}
      >
        {request.state === 'open' ? say('Close request') : say('Open again')}
      </Button>
    </article>
  );
}

function useRefresh(id: string): (changed: ContactCase) => Promise<void> {
  const queries = useQueryClient();
  return async (changed) => {
    queries.setQueryData(['contact-case', id], { contactCase: changed });
    await queries.invalidateQueries({ queryKey: ['contact-requests'] });
  };
}

function Facts({ request }: Pick<ContactCase, 'request'>) {
  return (
    <dl className="grid grid-cols-3 gap-1">
      {requestFacts(request).map(([label, value]) => (
        <div key={label} className="col-span-3 grid grid-cols-subgrid">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="col-span-2 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function OrderLink({ order }: { readonly order: NonNullable<ContactCase['order']> }) {
  const link = (
    <Link key="order" to="/orders/$id" params={{ id: order.id }} className="underline">
      {say('Open order {number}', { number: order.number })}
    </Link>
  );
  if (order.isOfSender) return <p>{link}</p>;
  const words = say('{link}: it was placed with another e-mail address. Tell the sender nothing of it.', {
    link: '<1>',
  });
  return (
    <p>
      <Sentence words={words} parts={[link]} />
    </p>
  );
}

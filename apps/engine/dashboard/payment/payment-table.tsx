import { api, Button, Link } from '@vendure/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FailureNote } from '../failure-note';
import { inWords, shopInWords } from '../in-words';
import { shownMoment } from '../moments';
import { say } from '../say';
import { StateBadge } from '../state-badge';
import { TableHead } from '../table-head';
import {
  closePaymentConcern,
  closeUnmatchedPayment,
  returnUnmatchedPayment,
  type BoardEntry,
} from './payment-board.documents';
import { findConcern, methodInWords, moneyInWords, stateShown } from './payment-words';

export function PaymentTable({ entries }: { readonly entries: readonly BoardEntry[] }) {
  if (entries.length === 0) return <p className="text-sm">{say('No payment fits the choice.')}</p>;
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <TableHead columns={[say('Payment'), say('State'), say('Amount'), say('Order'), say('From'), say('Begun')]} />
        <tbody>
          {entries.map((entry) => (
            <PaymentRow key={`${entry.kind} ${entry.id}`} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = 'py-2 pr-4 align-top';
const small = 'text-xs text-muted-foreground';

function PaymentRow({ entry }: { readonly entry: BoardEntry }) {
  const { cartId, orderNumber, storeKey, method, email, pspReference, at } = entry;
  return (
    <tr className="border-t">
      <th scope="row" className={`${cell} text-left font-normal`}>
        {cartId === null ? (
          orderNumber
        ) : (
          <Link to="/payment-timeline/$cartId" params={{ cartId }} className="underline">
            {orderNumber}
          </Link>
        )}
        <p className={small}>
          {[storeKey && shopInWords(storeKey), method && methodInWords(method)].filter(Boolean).join(', ')}
        </p>
      </th>
      <td className={cell}>
        <State entry={entry} />
      </td>
      <td className={`${cell} whitespace-nowrap tabular-nums`}>
        <Amount entry={entry} />
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <OrderLink entry={entry} />
      </td>
      <td className={`${cell} min-w-60 [overflow-wrap:anywhere]`}>
        {email ?? ''}
        <p className={small}>{pspReference ?? ''}</p>
      </td>
      <td className={`${cell} whitespace-nowrap tabular-nums`}>{shownMoment(at)}</td>
    </tr>
  );
}

function State({ entry: { id, concern, concernId, kind, state, failure } }: { readonly entry: BoardEntry }) {
  const worry = findConcern(concern);
  const shown = kind === 'webhook' ? { words: inWords(state), variant: 'outline' as const } : stateShown(state);
  return (
    <div className="min-w-40 max-w-sm space-y-1">
      <div className="flex flex-wrap gap-1">
        {worry === null ? null : <StateBadge {...worry} />}
        <StateBadge {...shown} />
      </div>
      {failure === null ? null : <p className={small}>{inWords(failure)}</p>}
      {worry === null ? null : <p className={small}>{worry.advice}</p>}
      {concernId === null ? null : (
        <BoardButton words={say('Seen to')} act={() => api.mutate(closePaymentConcern, { id: concernId })} />
      )}
      {concern === 'unmatched' ? <UnmatchedButtons id={id} isMoney={state === 'AUTHORISATION'} /> : null}
    </div>
  );
}

async function returnMoney(id: string): Promise<void> {
  const answer = await api.mutate(returnUnmatchedPayment, { id });
  if (!answer.returnUnmatchedPayment)
    throw new Error(say('There is no money to return: it was refused, or is back already.'));
}

/** Somebody's money is either an order's, which is then made by hand, or goes back. */
function UnmatchedButtons({ id, isMoney }: { readonly id: string; readonly isMoney: boolean }) {
  return (
    <div className="flex flex-wrap gap-1">
      {isMoney ? <BoardButton words={say('Return the money')} act={() => returnMoney(id)} /> : null}
      <BoardButton words={say('Seen to')} act={() => api.mutate(closeUnmatchedPayment, { id })} />
    </div>
  );
}

/** Once for everybody: the board says so to all operators. */
function BoardButton({ words, act }: { readonly words: string; readonly act: () => Promise<unknown> }) {
  const client = useQueryClient();
  const acting = useMutation({
    mutationFn: act,
    onSettled: () => client.invalidateQueries({ queryKey: ['payment-board'] }),
  });
  return (
    <>
      <Button variant="outline" size="sm" disabled={acting.isPending} onClick={() => acting.mutate()}>
        {words}
      </Button>
      <FailureNote failure={acting.error} />
    </>
  );
}

function Amount({ entry }: { readonly entry: BoardEntry }) {
  const { amount, currencyCode, refunded, refundUnderWay } = entry;
  return (
    <>
      {moneyInWords(amount, currencyCode)}
      {refunded === 0 ? null : (
        <p className={small}>{say('{refunded} refunded', { refunded: moneyInWords(refunded, currencyCode) })}</p>
      )}
      {refundUnderWay === 0 ? null : (
        <p className={small}>
          {say('{refundUnderWay} being refunded', { refundUnderWay: moneyInWords(refundUnderWay, currencyCode) })}
        </p>
      )}
    </>
  );
}

function OrderLink({ entry: { orderId, orderNumber, orderState } }: { readonly entry: BoardEntry }) {
  if (orderId === null) return say('None');
  return (
    <>
      <Link to="/orders/$id" params={{ id: orderId }} className="underline">
        {say('Order {orderNumber}', { orderNumber })}
      </Link>
      <p className={small}>{orderState === null ? '' : inWords(orderState)}</p>
    </>
  );
}

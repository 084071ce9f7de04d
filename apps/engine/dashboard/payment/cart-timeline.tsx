import { api, Badge, Link, PageBlock, PageLayout } from '@vendure/dashboard';
import { useQuery } from '@tanstack/react-query';
import { FailureNote } from '../failure-note';
import { inWords, shopInWords } from '../in-words';
import { shownSecond } from '../moments';
import { say } from '../say';
import { Sentence } from '../sentence';
import { totalOf } from './cart-list';
import { paymentTimeline, type PaymentCart, type PaymentStep } from './payment-timeline.documents';
import { shortenSteps } from './shorten-steps';
import { stepFacts, stepInWords, stepNumber } from './step-words';

const refreshMs = 15_000;

/** What happened to one cart, from its first change to its last mail. */
export function CartTimeline({ cartId }: { readonly cartId: string }) {
  const { data, error } = useQuery({
    queryKey: ['payment-timeline', cartId],
    queryFn: () => api.query(paymentTimeline, { cartId }),
    refetchInterval: refreshMs,
  });
  if (error) return <FailureNote failure={error} />;
  if (data === undefined) return <p>{say('Loading the timeline…')}</p>;
  if (data.paymentTimeline === null) return <p>{say('Of cart {cartId} nothing is kept.', { cartId })}</p>;
  const { cart, steps } = data.paymentTimeline;
  return (
    <PageLayout>
      <PageBlock column="main" blockId="payment-steps" title={say('What happened')}>
        <ol className="text-sm">
          {shortenSteps(steps).map((step, index) => (
            <Step key={`${index} ${step.kind}`} step={step} />
          ))}
        </ol>
      </PageBlock>
      <PageBlock column="side" blockId="payment-cart" title={say('Cart {id}', { id: cart.id })}>
        <CartFacts cart={cart} />
      </PageBlock>
    </PageLayout>
  );
}

function Step({ step }: { readonly step: PaymentStep }) {
  const { area, words } = stepInWords(step);
  const number = stepNumber(step);
  const summary = number === '' ? say('Facts') : say('Facts, {number}', { number });
  return (
    <li className="grid gap-x-4 gap-y-1 border-t py-2 first:border-t-0 grid-cols-[auto_1fr] lg:grid-cols-[9.5rem_5rem_1fr]">
      <time dateTime={step.at} className="tabular-nums text-muted-foreground">
        {shownSecond(step.at)}
      </time>
      <div>
        <Badge variant="outline">{area}</Badge>
      </div>
      <div className="col-span-2 min-w-0 [overflow-wrap:anywhere] lg:col-span-1">
        <p>{words}</p>
        <details>
          <summary className="cursor-pointer text-xs text-muted-foreground">{summary}</summary>
          <Facts facts={stepFacts(step)} />
        </details>
      </div>
    </li>
  );
}

function CartFacts({ cart }: { readonly cart: PaymentCart }) {
  const { email, storeKey, state, version, orderNumber, orderId } = cart;
  const facts = [
    [say('E-mail'), email],
    [say('Shop'), storeKey && shopInWords(storeKey)],
    [say('State'), state === null ? say('Forgotten') : inWords(state)],
    [say('Version'), version === null ? null : String(version)],
    [say('Total'), totalOf(cart)],
    [say('Number'), orderNumber],
    [say('Payments'), String(cart.payments)],
  ] as const;
  return (
    <div className="space-y-3 text-sm">
      <Facts facts={facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))} />
      {orderId === null ? (
        <p>{say('No order came of it.')}</p>
      ) : (
        <p>
          <Sentence
            words={say('{link}: refunds and cancelling are there.', { link: '<1>' })}
            parts={[
              <Link key="order" to="/orders/$id" params={{ id: orderId }} className="underline">
                {say('Open order {number}', { number: orderNumber ?? orderId })}
              </Link>,
            ]}
          />
        </p>
      )}
    </div>
  );
}

function Facts({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid grid-cols-3 gap-1 text-xs">
      {facts.map(([label, value]) => (
        <div key={label} className="col-span-3 grid grid-cols-subgrid">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="col-span-2 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

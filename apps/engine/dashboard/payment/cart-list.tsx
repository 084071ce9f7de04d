import { Link } from '@vendure/dashboard';
import { shopInWords } from '../in-words';
import { shownMoment } from '../moments';
import { say } from '../say';
import { StateBadge } from '../state-badge';
import { TableHead } from '../table-head';
import type { PaymentCart } from './payment-timeline.documents';
import { moneyInWords, stateShown } from './payment-words';

export function CartList({ carts }: { readonly carts: readonly PaymentCart[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <TableHead
          columns={[
            say('Cart'),
            say('Order number'),
            say('Shop'),
            say('Total'),
            say('Last payment'),
            say('Payments'),
            say('Last change'),
          ]}
        />
        <tbody>
          {carts.map((cart) => (
            <tr key={cart.id} className="border-t">
              <th scope="row" className="py-2 text-left font-normal">
                <Link to="/payment-timeline/$cartId" params={{ cartId: cart.id }} className="underline">
                  {say('Cart {id}', { id: cart.id })}
                </Link>
              </th>
              <td>{cart.orderNumber ?? ''}</td>
              <td>{cart.storeKey === null ? '' : shopInWords(cart.storeKey)}</td>
              <td className="tabular-nums">{totalOf(cart)}</td>
              <td>{cart.lastPaymentState === null ? say('None') : <LastState state={cart.lastPaymentState} />}</td>
              <td className="tabular-nums">{cart.payments}</td>
              <td className="tabular-nums">{shownMoment(cart.at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function totalOf({ total, currencyCode }: PaymentCart): string {
  return total === null || currencyCode === null ? '' : moneyInWords(total, currencyCode);
}

function LastState({ state }: { readonly state: string }) {
  const { words, variant } = stateShown(state);
  return <StateBadge variant={variant} words={words} />;
}

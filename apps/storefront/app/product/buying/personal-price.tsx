import BadgePercent from 'lucide-react/icons/badge-percent';
import { useEffect, useState } from 'react';
import { callShop } from '../../request/browser-calls.ts';
import { Icon } from '../../ui/icon.tsx';
import { useVisitor } from '../../visitor/visitor.ts';
import type { PersonalPriceView } from './personal-price-view.ts';
import styles from './personal-price.module.css';

const isView = (body: unknown): body is PersonalPriceView =>
  typeof body === 'object' && body !== null && 'price' in body && 'note' in body;

/** The discount is the customer's, the words are the server's. Null where there is no discount, or no answer. */
async function askPrice(address: string): Promise<PersonalPriceView | null> {
  const answer = await callShop('new-ct', 'getPersonalizedDiscounts', {});
  const permyriad = answer?.ok === true ? (answer.value.cartDiscount?.value.permyriad ?? 0) : 0;
  if (permyriad <= 0) return null;
  try {
    const response = await fetch(`${address}&permyriad=${permyriad}`);
    const body: unknown = response.ok ? await response.json() : null;
    return isView(body) ? body : null;
  } catch {
    return null;
  }
}

/** What the product costs a customer who has a discount of her own. Pages know nobody, so it comes afterwards. */
export function PersonalPrice({ address }: { readonly address: string }) {
  const isCustomer = useVisitor().customer !== null;
  const [found, setFound] = useState<{ readonly address: string; readonly view: PersonalPriceView } | null>(null);
  useEffect(() => {
    let isWanted = isCustomer;
    if (isCustomer)
      void askPrice(address).then((view) => isWanted && setFound(view === null ? null : { address, view }));
    return () => {
      isWanted = false;
    };
  }, [address, isCustomer]);
  if (!isCustomer || found === null || found.address !== address) return null;
  return (
    <div role="status" className={styles['personal']}>
      <Icon icon={BadgePercent} />
      <div>
        <p className={styles['price']}>{found.view.price}</p>
        <p className={styles['note']}>{found.view.note}</p>
      </div>
    </div>
  );
}

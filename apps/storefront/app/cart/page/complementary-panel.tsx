import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import type { ProductCardView } from '../../product-card/product-card-view.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { notify } from '../../ui/overlays/notifications.ts';
import { ProductName } from '../../ui/goods/product-name.tsx';
import { ProductPicture } from '../../ui/goods/product-picture.tsx';
import { addItem } from '../cart.ts';
import { cartFailureText } from '../cart-failure-text.ts';
import type { AddedView, CartPanelView } from './cart-panel-view.ts';
import styles from './cart-panels.module.css';

interface ComplementaryPanelProps {
  readonly panel: CartPanelView;
  readonly added: AddedView;
}

export function ComplementaryPanel({ panel, added }: ComplementaryPanelProps) {
  return (
    <section aria-labelledby="goes-with-it" className={styles['offers']}>
      <h3 id="goes-with-it" className={styles['heading']}>
        {panel.words.complementary}
      </h3>
      <ul className={styles['cards']}>
        {added.complementary.map((card) => (
          <Offer key={card.sku} card={card} panel={panel} />
        ))}
      </ul>
    </section>
  );
}

function Offer({ card, panel }: { readonly card: ProductCardView; readonly panel: CartPanelView }) {
  const { texts, words } = panel;
  const [state, setState] = useState<'offered' | 'adding' | 'added'>('offered');
  const add = async () => {
    setState('adding');
    const failure = await addItem(texts.locale, card.sku, 1);
    setState(failure === null ? 'added' : 'offered');
    if (failure !== null) notify({ kind: 'error', text: cartFailureText(texts.failures, failure, texts.locale) });
  };
  return (
    <li className={styles['card']}>
      <div className={styles['picture']}>
        <ProductPicture url={card.picture} alt="" brand={card.brand} number={card.sku} sizes="72px" mostWidth={320} />
      </div>
      <div className={styles['words']}>
        <a href={card.href} className={styles['name']}>
          <ProductName name={card.name} />
        </a>
        <p className={styles['price']}>
          {card.price.now} <span className={styles['note']}>{card.price.taxNote}</span>
        </p>
        {card.add !== null && (
          <Button
            aria-label={state === 'added' ? undefined : card.add.label}
            icon={state === 'added' ? Check : undefined}
            isBusy={state === 'adding'}
            onClick={() => void (state === 'offered' && add())}
          >
            <span role="status">{state === 'added' ? words.added : card.add.text}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

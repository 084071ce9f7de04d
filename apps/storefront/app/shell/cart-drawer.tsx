import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { LineItem } from '@tradehall/domain/cart/line-item.ts';
import type { Locale } from '@tradehall/domain/countries/locales.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { fillPlural } from '../i18n/fill-plural.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import styles from './cart-drawer.module.css';
import type { CartView } from './header-view.ts';
import { slugMark } from './marks.ts';

interface CartDrawerProps {
  readonly cart: CartView;
  readonly content: Cart;
  readonly locale: Locale;
  readonly close: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function CartDrawer({ cart, content, locale, close, isOpen, onClose }: CartDrawerProps) {
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={cart.label}
      closeLabel={close}
      side="right"
      actions={
        cart.page === null ? undefined : (
          <ButtonLink kind="primary" size="large" isWide href={cart.page.href}>
            {cart.page.label}
          </ButtonLink>
        )
      }
    >
      <ul className={styles['lines']}>
        {content.lineItems.map((line) => (
          <Line key={line.id} line={line} cart={cart} locale={locale} />
        ))}
      </ul>
      <dl className={styles['total']}>
        <dt>{cart.total}</dt>
        <dd className={styles['amount']}>{formatMoney(content.totalPrice, locale)}</dd>
        <dd className={styles['note']}>{cart.taxNote}</dd>
      </dl>
    </Drawer>
  );
}

interface LineProps {
  readonly line: LineItem;
  readonly cart: CartView;
  readonly locale: Locale;
}

function Line({ line, cart, locale }: LineProps) {
  const { name, productSlug, quantity, totalPrice, parentSku } = line;
  return (
    <li className={parentSku === null ? styles['line'] : styles['child']}>
      {productSlug === null ? (
        <span>{name}</span>
      ) : (
        <a href={cart.productHref.replace(slugMark, encodeURIComponent(productSlug))} className={styles['name']}>
          {name}
        </a>
      )}
      <span className={styles['price']}>{formatMoney(totalPrice, locale)}</span>
      <span className={styles['quantity']}>{fillPlural(cart.pieces, quantity, locale)}</span>
    </li>
  );
}

import { ButtonLink } from '../ui/inputs/button.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import { Pagination } from '../ui/layout/pagination.tsx';
import { ProductName } from '../ui/goods/product-name.tsx';
import { ProductPicture } from '../ui/goods/product-picture.tsx';
import styles from './equipment-list.module.css';
import type { EquipmentView, MachineView } from './equipment-view.ts';

export function EquipmentList({ view: { note, machines, pages, empty } }: { readonly view: EquipmentView }) {
  if (empty !== null) {
    return (
      <EmptyState
        drawing="equipment"
        title={empty.title}
        action={<ButtonLink href={empty.way.href}>{empty.way.label}</ButtonLink>}
      >
        <p>{empty.text}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles['quiet']}>{note}</p>
      <ul className={styles['machines']}>
        {machines.map((machine) => (
          <li key={machine.sku} className={styles['machine']}>
            <Machine machine={machine} />
          </li>
        ))}
      </ul>
      {pages !== null && <Pagination {...pages} />}
    </>
  );
}

function Machine({ machine }: { readonly machine: MachineView }) {
  const { sku, name, href, picture, number, recalls, purchases, links } = machine;
  return (
    <>
      <div className={styles['head']}>
        <div>
          <ProductPicture url={picture} alt="" brand="" number={sku} sizes="96px" mostWidth={320} />
        </div>
        <div className={styles['words']}>
          <h2 className={styles['title']}>
            {href === null ? (
              <ProductName name={name} />
            ) : (
              <a href={href} className={styles['link']}>
                <span>
                  <ProductName name={name} />
                </span>
              </a>
            )}
          </h2>
          <p className={styles['quiet']}>{number}</p>
        </div>
      </div>
      {recalls.map(({ id, title, lines }) => (
        <Notice key={id} kind="error" title={title}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      ))}
      <Purchases purchases={purchases} />
      <ul className={styles['links']}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-label={link.name} className={styles['link']}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
      <Accessories accessories={machine.accessories} />
    </>
  );
}

function Purchases({ purchases }: Pick<MachineView, 'purchases'>) {
  return (
    <ul className={styles['purchases']}>
      {purchases.map(({ key, bought, quantity, order, guarantees }) => (
        <li key={key} className={styles['purchase']}>
          <span>{bought}</span>
          <span className={styles['quiet']}>{quantity}</span>
          <a href={order.href} className={styles['link']}>
            {order.label}
          </a>
          {guarantees.map((guarantee) => (
            <span key={guarantee}>{guarantee}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Accessories({ accessories: { title, items } }: Pick<MachineView, 'accessories'>) {
  if (items.length === 0) return null;
  return (
    <div className={styles['words']}>
      <h3 className={styles['small']}>{title}</h3>
      <ul className={styles['accessories']}>
        {items.map(({ sku, href, name, price, picture }) => (
          <li key={sku} className={styles['accessory']}>
            <div>
              <ProductPicture url={picture} alt="" brand="" number={sku} sizes="48px" mostWidth={320} />
            </div>
            <a href={href} className={styles['link']}>
              <span>
                <ProductName name={name} />
              </span>
            </a>
            <span className={styles['price']}>{price}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import Truck from 'lucide-react/icons/truck';
import { useState, type ReactNode, type RefObject } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { Price } from '../../ui/goods/price.tsx';
import { ProductName } from '../../ui/goods/product-name.tsx';
import { Stars } from '../../ui/goods/stars.tsx';
import { Stock } from '../../ui/goods/stock.tsx';
import type { BuyBoxView } from './buy-box-view.ts';
import styles from './buy-box.module.css';
import { EnergyButton } from '../details/energy-button.tsx';
import type { EnergyLabelView } from '../details/details-view.ts';
import { PersonalPrice } from './personal-price.tsx';
import { Purchase, type ChosenQuantity } from './purchase.tsx';
import { VolumeTable } from './volume-table.tsx';

interface BuyBoxProps {
  readonly view: BuyBoxView;
  readonly name: string;
  readonly brand: string;
  readonly energyLabel: EnergyLabelView | null;
  readonly closeLabel: string;
  /** What must be in sight for the floating bar to stay away. */
  readonly main: RefObject<HTMLDivElement | null>;
  readonly express?: ReactNode;
  /** How many are in the cart already. */
  readonly held: number;
  readonly quantity: ChosenQuantity;
}

/** All that decides: what it is, what it costs, when it comes, and the one button. */
export function BuyBox({ view, name, brand, energyLabel, closeLabel, main, express, held, quantity }: BuyBoxProps) {
  return (
    <div className={styles['box']}>
      <Title view={view} name={name} brand={brand} />
      <KeyData data={view.keyData} />
      <section aria-label={view.label} className={styles['offer']}>
        <div className={styles['money']}>
          <div data-price-now className={styles['price']}>
            <Price price={view.price} size="page" />
            <Shipping shipping={view.shipping} />
          </div>
          {view.energy !== null && <EnergyButton energy={view.energy} label={energyLabel} closeLabel={closeLabel} />}
        </div>
        {view.personalPrice !== null && <PersonalPrice address={view.personalPrice} />}
        {view.bware !== null && <Notice kind="info">{view.bware}</Notice>}
        <Supply view={view} />
        <Instead instead={view.instead} />
        <Purchase view={view.purchase} quantity={quantity} main={main} />
        {view.purchase.kind === 'cart' && express}
        {view.volume !== null && (
          <VolumeTable
            view={view.volume}
            pieces={held + quantity.value}
            most={held + quantity.maximum}
            choose={(pieces) => quantity.choose(Math.max(1, pieces - held))}
          />
        )}
        <Twin twin={view.twin} />
        <a href={view.compare.href} rel="nofollow" className={styles['compare']}>
          <Icon icon={GitCompareArrows} />
          {view.compare.name}
        </a>
      </section>
    </div>
  );
}

/** A§4: what is in the cart leaves less to add. */
export function useQuantity({ purchase }: BuyBoxView, held: number): ChosenQuantity {
  const [chosen, choose] = useState(1);
  const maximum = Math.max(1, (purchase.kind === 'cart' ? purchase.quantity.maximum : 1) - held);
  return { value: Math.min(chosen, maximum), maximum, choose };
}

/** The few figures by which a buyer knows whether it is the right one. */
function KeyData({ data }: { readonly data: BuyBoxView['keyData'] }) {
  if (data.rows.length === 0) return null;
  return (
    <dl aria-label={data.label} className={styles['keyData']}>
      {data.rows.map(({ label, value }) => (
        <div key={label} className={styles['keyRow']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Title({ view, name, brand }: Pick<BuyBoxProps, 'view' | 'name' | 'brand'>) {
  return (
    <div className={styles['title']}>
      {brand !== '' && (
        <p className={styles['brand']} translate="no">
          {brand}
        </p>
      )}
      <h1 className={styles['name']}>
        <ProductName name={name} />
      </h1>
      <div className={styles['facts']}>
        {view.rating !== null && (
          <a href="#reviews" aria-label={view.rating.label} className={styles['rating']}>
            <Stars average={view.rating.average} />
            {view.rating.text}
          </a>
        )}
        <p className={styles['number']}>
          {view.number.label} <span translate="no">{view.number.value}</span>
        </p>
      </div>
    </div>
  );
}

function Shipping({ shipping }: { readonly shipping: BuyBoxView['shipping'] }) {
  const { cost, name, href } = shipping;
  if (cost === null && href === null) return null;
  return (
    <p className={styles['shipping']}>
      {cost}
      {cost !== null && href !== null && ' · '}
      {href !== null && <a href={href}>{name}</a>}
    </p>
  );
}

function Supply({ view }: { readonly view: BuyBoxView }) {
  return (
    <div className={styles['supply']}>
      <Stock stock={view.stock} />
      {view.availability !== null && <p className={styles['line']}>{view.availability}</p>}
      {view.delivery !== null && (
        <p className={styles['line']}>
          <Icon icon={Truck} />
          <span>
            <strong className={styles['dates']}>{view.delivery}</strong>
            {view.freight !== null && <span className={styles['freight']}>{view.freight}</span>}
          </span>
        </p>
      )}
    </div>
  );
}

/** Beside the word that it is sold out, not far below. */
function Instead({ instead }: { readonly instead: BuyBoxView['instead'] }) {
  if (instead === null) return null;
  return (
    <section aria-label={instead.title} className={styles['instead']}>
      <p className={styles['twinTitle']}>{instead.title}</p>
      <ul>
        {instead.products.map(({ href, name, price, picture }) => (
          <li key={href}>
            <a href={href} className={styles['insteadLink']}>
              {picture === null ? <span /> : <img src={picture} alt="" width={56} height={56} loading="lazy" />}
              <span>
                <ProductName name={name} />
              </span>
              <strong>{price}</strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same unit in the other condition. */
function Twin({ twin }: { readonly twin: BuyBoxView['twin'] }) {
  if (twin === null) return null;
  return (
    <div className={styles['twin']}>
      <p className={styles['twinTitle']}>
        <span>{twin.title}</span>
        <span className={styles['twinPrice']}>{twin.price}</span>
      </p>
      <p className={styles['twinText']}>{twin.text}</p>
      <a href={twin.href}>{twin.link}</a>
    </div>
  );
}

import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { AddButton } from '../product-card/add-button.tsx';
import { comparedText } from '../product-card/compared.ts';
import { keepChoice } from '../request/kept-choices.ts';
import { ButtonLink } from '../ui/inputs/button.tsx';
import { Checkbox } from '../ui/inputs/checkbox.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageWidth } from '../ui/layout/page-width.tsx';
import { Price } from '../ui/goods/price.tsx';
import { ProductName } from '../ui/goods/product-name.tsx';
import { ProductPicture } from '../ui/goods/product-picture.tsx';
import { Rating } from '../ui/goods/rating.tsx';
import { Stock } from '../ui/goods/stock.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './compare-page.module.css';
import type { CompareView } from './compare-view.ts';

/** The ticks of cards and the header know at once what the page has come to. */
function useKeptProducts(skus: readonly string[]): void {
  const compared = comparedText(skus);
  useEffect(() => keepChoice('compared', compared), [compared]);
}

/** A product that is taken away takes its cross with it: the focus goes to the heading. */
function useFocusOnChange(view: CompareView) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current !== view && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    shown.current = view;
  }, [view]);
  return heading;
}

export function ComparePage({ view }: { readonly view: CompareView }) {
  useKeptProducts(view.products.map(({ sku }) => sku));
  const heading = useFocusOnChange(view);
  return (
    <PageWidth>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {view.title}
      </h1>
      {view.full !== null && <Notice kind="info">{view.full}</Notice>}
      {view.products.length === 0 ? <Nothing empty={view.empty} /> : <Comparison view={view} />}
      {view.products.length > 0 && view.add.length > 0 && <More view={view} />}
    </PageWidth>
  );
}

function Nothing({ empty }: Pick<CompareView, 'empty'>) {
  return (
    <EmptyState
      drawing="compare"
      title={empty.title}
      action={<ButtonLink href={empty.href}>{empty.action}</ButtonLink>}
    >
      {empty.text}
    </EmptyState>
  );
}

function Comparison({ view }: { readonly view: CompareView }) {
  return (
    <div className={styles['comparison']}>
      {view.rows.some(({ differs }) => differs) && (
        <div className={styles['only']}>
          <Checkbox name="differences" label={view.onlyDifferences} autoComplete="off" />
        </div>
      )}
      <div className={styles['scroller']} role="region" aria-label={view.title} tabIndex={0}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col" className={styles['feature']}>
                <VisuallyHidden>{view.feature}</VisuallyHidden>
              </th>
              {view.products.map((product) => (
                <th key={product.sku} scope="col" className={styles['product']}>
                  <Product product={product} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.rows.map(({ label, values, differs }) => (
              <tr key={label} className={differs ? styles['differs'] : styles['same']}>
                <th scope="row" className={styles['feature']}>
                  {label}
                  {differs && <VisuallyHidden> {view.differs}</VisuallyHidden>}
                </th>
                {view.products.map(({ sku }, place) => (
                  <td key={sku}>{values[place] || <Missing says={view.emptyValue} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** A dash for the eye, a word for the ear. */
function Missing({ says }: { readonly says: string }) {
  return (
    <>
      <span aria-hidden="true" className={styles['missing']}>
        –
      </span>
      <VisuallyHidden>{says}</VisuallyHidden>
    </>
  );
}

function Product({ product }: { readonly product: CompareView['products'][number] }) {
  const { card, remove, add } = product;
  return (
    <div className={styles['card']}>
      <a href={remove.href} rel="nofollow" className={styles['remove']} aria-label={remove.label}>
        <Icon icon={X} />
      </a>
      <ProductPicture url={card.picture} alt="" brand={card.brand} number={card.sku} sizes="200px" />
      <a href={card.href} className={styles['name']}>
        <ProductName name={card.name} />
      </a>
      <Price price={card.price} size="card" />
      <Stock stock={card.stock} />
      {card.rating !== null && <Rating rating={card.rating} />}
      {add !== null && <AddButton sku={card.sku} add={add} />}
    </div>
  );
}

function More({ view }: { readonly view: CompareView }) {
  return (
    <section aria-labelledby="add" className={styles['more']}>
      <h2 id="add">{view.addTitle}</h2>
      <ul className={styles['offers']}>
        {view.add.map(({ href, name, price }) => (
          <li key={href}>
            <a href={href} rel="nofollow" className={styles['offer']}>
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

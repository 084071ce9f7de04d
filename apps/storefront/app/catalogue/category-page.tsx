import { ProductGrid } from '../product-card/product-grid.tsx';
import { PageWidth } from '../ui/page-width.tsx';
import { Trail } from '../ui/trail.tsx';
import styles from './category-page.module.css';
import type { CategoryView } from './category-view.ts';

export function CategoryPage({ view }: { readonly view: CategoryView }) {
  return (
    <PageWidth>
      <Trail trail={view.trail} />
      <h1>{view.name}</h1>
      <Intro lines={view.intro} />
      <Children view={view} />
      <section aria-labelledby="products" className={styles['products']}>
        <h2 id="products">
          {view.productsLabel} <span className={styles['count']}>{view.productCount}</span>
        </h2>
        {view.products.length === 0 ? (
          <p className={styles['empty']}>{view.emptyText}</p>
        ) : (
          <div className={styles['grid']}>
            <ProductGrid cards={view.products} />
          </div>
        )}
      </section>
    </PageWidth>
  );
}

function Intro({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line} className={styles['intro']}>
      {line}
    </p>
  ));
}

function Children({ view }: { readonly view: CategoryView }) {
  if (view.children.length === 0) {
    return null;
  }
  return (
    <nav aria-label={view.childrenLabel} className={styles['children']}>
      <ul className={styles['chips']}>
        {view.children.map(({ name, href }) => (
          <li key={href}>
            <a href={href} className={styles['chip']}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

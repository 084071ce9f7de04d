import SearchX from 'lucide-react/icons/search-x';
import { Listing } from '../listing/listing.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { PageWidth } from '../ui/layout/page-width.tsx';
import { ProductPicture } from '../ui/goods/product-picture.tsx';
import { SanitisedHtml } from '../ui/sanitised-html.tsx';
import { Trail } from '../ui/layout/trail.tsx';
import type { NamedLinkView } from '../ui/link-view.ts';
import styles from './category-page.module.css';
import type { CategoryView } from './category-view.ts';

export function CategoryPage({ view }: { readonly view: CategoryView }) {
  const { trail, children, listing, text, related, posts } = view;
  return (
    <PageWidth>
      <Trail trail={trail} />
      <Head view={view} />
      {children !== null && (
        <nav aria-label={children.label} className={styles['children']}>
          <Links links={children.links} look="tile" />
        </nav>
      )}
      <div className={styles['listing']}>
        {listing === null ? (
          <EmptyState icon={SearchX} title={view.unavailable} />
        ) : (
          <Listing key={listing.order.action} view={listing} />
        )}
      </div>
      {text !== null && (
        <div className={styles['text']}>
          <SanitisedHtml html={text} />
        </div>
      )}
      {related !== null && (
        <nav aria-labelledby="related" className={styles['after']}>
          <h2 id="related">{related.label}</h2>
          <Links links={related.links} look="chip" />
        </nav>
      )}
      {posts !== null && (
        <nav aria-labelledby="posts" className={styles['after']}>
          <h2 id="posts">{posts.label}</h2>
          <Links links={posts.links} look="line" />
        </nav>
      )}
    </PageWidth>
  );
}

function Head({ view }: { readonly view: CategoryView }) {
  const { name, picture, lead } = view;
  return (
    <div className={styles['head']}>
      {picture !== null && (
        <div className={styles['picture']}>
          <ProductPicture url={picture} alt="" brand="" number="" sizes="112px" mostWidth={320} />
        </div>
      )}
      <div className={styles['words']}>
        <h1>{name}</h1>
        {lead !== null && <Lead lead={lead} />}
      </div>
    </div>
  );
}

/** The whole paragraph stands in the page; the browser alone folds it to its first lines. */
function Lead({ lead }: { readonly lead: NonNullable<CategoryView['lead']> }) {
  const { html, fold } = lead;
  return (
    <div className={styles['lead']}>
      <div className={fold === null ? undefined : styles['folded']}>
        <SanitisedHtml html={html} />
      </div>
      {fold !== null && (
        <details className={styles['fold']}>
          <summary className={styles['summary']}>
            <span className={styles['more']}>{fold.more}</span>
            <span className={styles['less']}>{fold.less}</span>
          </summary>
        </details>
      )}
    </div>
  );
}

interface LinksProps {
  readonly links: readonly NamedLinkView[];
  readonly look: 'tile' | 'chip' | 'line';
}

function Links({ links, look }: LinksProps) {
  return (
    <ul className={styles[`${look}s`]}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a href={href} className={styles[look]}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

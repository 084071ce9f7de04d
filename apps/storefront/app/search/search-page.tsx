import { Listing } from '../listing/listing.tsx';
import { ButtonLink } from '../ui/inputs/button.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { PageWidth } from '../ui/layout/page-width.tsx';
import styles from './search-page.module.css';
import type { SearchView } from './search-view.ts';

export function SearchPage({ view }: { readonly view: SearchView }) {
  const { heading, didYouMean, help, listing, empty } = view;
  return (
    <PageWidth>
      <div className={styles['page']}>
        <h1 className={styles['heading']}>{heading}</h1>
        {didYouMean !== null && (
          <p className={styles['suggestion']}>
            {didYouMean.text[0]}
            <a href={didYouMean.link.href} rel="nofollow">
              {didYouMean.link.name}
            </a>
            {didYouMean.text[1]}
          </p>
        )}
        {help !== null && (
          <nav aria-labelledby="help">
            <h2 id="help" className={styles['help']}>
              {help.label}
            </h2>
            <ul>
              {help.links.map(({ name, href }) => (
                <li key={href}>
                  <a href={href} className={styles['helpLink']}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {listing !== null && <Listing view={listing} />}
        {empty !== null && (
          <EmptyState
            drawing="search"
            title={empty.title}
            action={<ButtonLink href={empty.link.href}>{empty.link.name}</ButtonLink>}
          />
        )}
      </div>
    </PageWidth>
  );
}

import { NewsletterForm } from '../../newsletter/newsletter-form.tsx';
import type { NewsletterFormView } from '../../newsletter/newsletter-form-view.ts';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import styles from './newsletter-block.module.css';

export function NewsletterBlock({ view }: { readonly view: NewsletterFormView }) {
  return (
    <PageWidth>
      <section aria-labelledby="newsletter" className={styles['block']}>
        <div className={styles['words']}>
          <h2 id="newsletter">{view.title}</h2>
          <p>{view.lead}</p>
        </div>
        <NewsletterForm view={view} />
      </section>
    </PageWidth>
  );
}

import { PageWidth } from '../ui/layout/page-width.tsx';
import styles from './home-page.module.css';
import type { HomeView } from './home-view.ts';

export function HomePage({ view }: { readonly view: HomeView }) {
  return (
    <>
      <div className={styles['claim']}>
        <PageWidth>
          <h1>{view.title}</h1>
          <p className={styles['lead']}>{view.lead}</p>
        </PageWidth>
      </div>
      <PageWidth>
        <section aria-labelledby="departments" className={styles['departments']}>
          <h2 id="departments">{view.departmentsLabel}</h2>
          <ul className={styles['tiles']}>
            {view.departments.map(({ name, href, groups }) => (
              <li key={href} className={styles['tile']}>
                <h3>
                  <a href={href} className={styles['department']}>
                    {name}
                  </a>
                </h3>
                <ul className={styles['groups']}>
                  {groups.map((group) => (
                    <li key={group.href}>
                      <a href={group.href} className={styles['group']}>
                        {group.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      </PageWidth>
    </>
  );
}

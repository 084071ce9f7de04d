import { ProductPicture } from '../ui/goods/product-picture.tsx';
import type { EndsSoonView } from './ends-soon-view.ts';
import styles from './equipment-list.module.css';

export function EndsSoon({ view: { title, machines, all } }: { readonly view: EndsSoonView }) {
  return (
    <section aria-labelledby="ends-soon" className={styles['machine']}>
      <h2 id="ends-soon" className={styles['title']}>
        {title}
      </h2>
      <ul className={styles['purchases']}>
        {machines.map(({ sku, name, picture, text }) => (
          <li key={sku} className={styles['accessory']}>
            <div>
              <ProductPicture url={picture} alt="" brand="" number={sku} sizes="48px" mostWidth={320} />
            </div>
            <span className={styles['words']}>
              <span>{name}</span>
              <span className={styles['quiet']}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a href={all.href} className={styles['link']}>
          {all.label}
        </a>
      </p>
    </section>
  );
}

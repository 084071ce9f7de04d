import { PageWidth } from '../ui/page-width.tsx';
import { PictureTile } from '../ui/picture-tile.tsx';
import { Price } from '../ui/price.tsx';
import { Stock } from '../ui/stock.tsx';
import { Trail } from '../ui/trail.tsx';
import styles from './product-page.module.css';
import type { ProductView } from './product-view.ts';

export function ProductPage({ view }: { readonly view: ProductView }) {
  return (
    <PageWidth>
      <Trail trail={view.trail} />
      <div className={styles['top']}>
        <PictureTile brand={view.brand} number={view.number.value} />
        <div className={styles['buy']}>
          <p className={styles['brand']}>{view.brand}</p>
          <h1 className={styles['name']}>{view.name}</h1>
          <p className={styles['number']}>
            {view.number.label} {view.number.value}
          </p>
          <div className={styles['offer']}>
            <Price price={view.price} size="page" />
            <Stock stock={view.stock} />
          </div>
          <Highlights section={view.highlights} />
        </div>
      </div>
      <div className={styles['details']}>
        <Description section={view.description} />
        <TechnicalData section={view.technicalData} />
      </div>
    </PageWidth>
  );
}

function Highlights({ section }: { readonly section: ProductView['highlights'] }) {
  if (section.content.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="highlights" className={styles['highlights']}>
      <h2 id="highlights" className={styles['small']}>
        {section.heading}
      </h2>
      <ul className={styles['points']}>
        {section.content.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
    </section>
  );
}

function Description({ section }: { readonly section: ProductView['description'] }) {
  if (section.content.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="description" className={styles['section']}>
      <h2 id="description">{section.heading}</h2>
      {section.content.map((paragraph) => (
        <p key={paragraph} className={styles['paragraph']}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}

function TechnicalData({ section }: { readonly section: ProductView['technicalData'] }) {
  if (section.content.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="technical-data" className={styles['section']}>
      <h2 id="technical-data">{section.heading}</h2>
      <table className={styles['data']}>
        <tbody>
          {section.content.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

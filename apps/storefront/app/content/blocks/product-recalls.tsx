import ShieldCheck from 'lucide-react/icons/shield-check';
import { ProductPicture } from '../../ui/goods/product-picture.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import type { LineLinkView } from '../../ui/link-view.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import type { BlockProps } from '../block-props.ts';
import { ContentSection } from '../parts/content-section.tsx';
import styles from './product-recalls.module.css';

interface RecallView {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  /** Null where the shop does not show the product any more. */
  readonly href: string | null;
  readonly picture: string | null;
  readonly number: string;
  readonly day: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly report: LineLinkView;
}

interface ProductRecallsView {
  readonly title: string;
  readonly emptyText: string;
  readonly recalls: readonly RecallView[];
}

export function ProductRecalls({ view: { title, emptyText, recalls } }: BlockProps<ProductRecallsView>) {
  return (
    <ContentSection title={title}>
      {recalls.length === 0 ? (
        <EmptyState icon={ShieldCheck} title={emptyText} />
      ) : (
        <ul className={styles['recalls']}>
          {recalls.map((recall) => (
            <li key={recall.id} className={styles['recall']}>
              <Recalled recall={recall} />
            </li>
          ))}
        </ul>
      )}
    </ContentSection>
  );
}

function Recalled({ recall }: { readonly recall: RecallView }) {
  const { sku, name, href, picture, number, day, title, lines, report } = recall;
  return (
    <>
      <div className={styles['head']}>
        <ProductPicture url={picture} alt="" brand="" number={sku} sizes="96px" mostWidth={320} />
        <div className={styles['words']}>
          <h3 className={styles['name']}>{href === null ? name : <a href={href}>{name}</a>}</h3>
          <p className={styles['quiet']}>{number}</p>
          <p className={styles['quiet']}>{day}</p>
        </div>
      </div>
      <Notice kind="error" title={title}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
      <a href={report.href} aria-label={report.name} className={styles['link']}>
        {report.label}
      </a>
    </>
  );
}

import type { ReactNode } from 'react';
import { ProductPicture } from '../ui/goods/product-picture.tsx';
import type { ReviewedProductView } from './reviewed-product-view.ts';
import styles from './reviewed-product.module.css';

interface ReviewedProductProps {
  readonly product: ReviewedProductView;
  readonly children?: ReactNode;
}

export function ReviewedProduct({ product: { sku, name, href, picture }, children }: ReviewedProductProps) {
  return (
    <div className={styles['product']}>
      <div className={styles['picture']}>
        <ProductPicture url={picture} alt="" brand="" number={sku} sizes="5rem" mostWidth={320} />
      </div>
      <div className={styles['words']}>
        <p className={styles['name']}>{href === null ? name : <a href={href}>{name}</a>}</p>
        {children}
      </div>
    </div>
  );
}

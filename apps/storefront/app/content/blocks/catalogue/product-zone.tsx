import type { BlockProps } from '../../block-props.ts';
import { ProductRow } from '../../parts/products.tsx';
import type { ProductRowView } from '../../parts/products.tsx';

export function ProductZone({ view }: BlockProps<ProductRowView>) {
  return <ProductRow row={view} />;
}

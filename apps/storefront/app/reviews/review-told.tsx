import { ButtonLink } from '../ui/inputs/button.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import type { ReviewToldView } from './review-told-view.ts';
import { ReviewedProduct } from './reviewed-product.tsx';

export function ReviewTold({ view: { kind, text, product, links } }: { readonly view: ReviewToldView }) {
  return (
    <>
      <Notice kind={kind} isLive>
        {text}
      </Notice>
      {product !== null && <ReviewedProduct product={product} />}
      {links.map(({ href, label }) => (
        <div key={href}>
          <ButtonLink href={href}>{label}</ButtonLink>
        </div>
      ))}
    </>
  );
}

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ButtonLink } from '../ui/inputs/button.tsx';
import { PageWidth } from '../ui/layout/page-width.tsx';
import { Trail } from '../ui/layout/trail.tsx';
import { StructuredData } from '../ui/sanitised-html.tsx';
import { BuyBox, useQuantity } from './buying/buy-box.tsx';
import { FloatingBar } from './buying/floating-bar.tsx';
import { AnchorNavigation } from './details/anchor-navigation.tsx';
import { Details } from './details/details.tsx';
import { Section } from './details/section.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { rememberSeen } from './last-seen.ts';
import { LaterRow } from './later-row.tsx';
import type { ProductPageView } from './load-product.ts';
import styles from './product-page.module.css';
import { ProductRow } from './product-row.tsx';
import type { ProductView } from './product-view.ts';
import { Reviews } from './reviews.tsx';

interface LastSeenRowProps {
  readonly sku: string;
  readonly row: ProductView['lastSeen'];
  readonly texts: ProductView['carousel'];
}

/** A§4: what was looked at before this product. Only the browser knows it. */
export function LastSeenRow({ sku, row, texts }: LastSeenRowProps) {
  const [seen, setSeen] = useState<readonly string[]>([]);
  useEffect(() => {
    const before = rememberSeen(sku);
    // Later than the drawing of the page, which is the same for everybody.
    const timer = setTimeout(() => setSeen(before));
    return () => clearTimeout(timer);
  }, [sku]);
  if (seen.length === 0) return null;
  const address = `${row.href}?skus=${seen.join(',')}`;
  return <LaterRow key={address} list="last-seen" heading={row.heading} address={address} texts={texts} />;
}

interface ProductPageProps {
  readonly view: ProductPageView;
  /** Quicker ways to buy it than by the cart. */
  readonly express?: ReactNode;
  /** How many are in the cart already. */
  readonly held?: number;
}

/** Another product is another page, also where the router keeps the frame: nothing of the last one stays. */
export function ProductPage({ view, express, held = 0 }: ProductPageProps) {
  return <Page key={view.sku} view={view} express={express} held={held} />;
}

function Page({ view, express, held = 0 }: ProductPageProps) {
  const main = useRef<HTMLDivElement>(null);
  const { buyBox, details, sections, structuredData } = view;
  const quantity = useQuantity(buyBox, held);
  return (
    <>
      {structuredData !== null && <StructuredData json={structuredData} />}
      <PageWidth>
        <Trail trail={view.trail} />
        <div className={styles['top']}>
          <Gallery view={view.gallery} />
          <BuyBox
            view={buyBox}
            name={view.name}
            brand={view.brand}
            energyLabel={details.energyLabel}
            closeLabel={view.closeLabel}
            main={main}
            express={express}
            held={held}
            quantity={quantity}
          />
        </div>
      </PageWidth>
      <AnchorNavigation label={view.sectionsLabel} sections={sections} />
      <PageWidth>
        <Details details={details} sections={sections} />
        <Section id="reviews" sections={sections}>
          {view.reviews === null ? <p>{view.noReviews}</p> : <Reviews view={view.reviews} />}
          {view.writeReview !== null && (
            <p className={styles['writeReview']}>
              <ButtonLink href={view.writeReview.href} rel="nofollow">
                {view.writeReview.label}
              </ButtonLink>
            </p>
          )}
        </Section>
        <Rows view={view} />
      </PageWidth>
      <FloatingBar view={view} main={main} pieces={held + quantity.value} />
    </>
  );
}

function Rows({ view }: { readonly view: ProductPageView }) {
  const { accessories, alternatives, carousel, complementary, lastSeen, sku } = view;
  return (
    <>
      {accessories !== null && <ProductRow id="accessories" {...accessories} texts={carousel} />}
      {alternatives !== null && <ProductRow id="alternatives" {...alternatives} texts={carousel} />}
      {complementary !== null && (
        <LaterRow
          list="complementary"
          heading={complementary.heading}
          address={complementary.href}
          texts={carousel}
          known={[...(accessories?.cards ?? []), ...(alternatives?.cards ?? [])]}
        />
      )}
      <LastSeenRow sku={sku} row={lastSeen} texts={carousel} />
    </>
  );
}

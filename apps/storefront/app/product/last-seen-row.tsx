import { useEffect, useState } from 'react';
import { rememberSeen } from './last-seen.ts';
import { LaterRow } from './later-row.tsx';
import type { ProductView } from './product-view.ts';

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
  if (seen.length === 0) {
    return null;
  }
  const address = `${row.href}?skus=${seen.join(',')}`;
  return <LaterRow key={address} list="last-seen" heading={row.heading} address={address} texts={texts} />;
}

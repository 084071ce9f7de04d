import { useState } from 'react';
import { QuantityStepper } from '../../ui/inputs/quantity-stepper.tsx';
import type { QuantityView } from './purchase-view.ts';

/** How many are wanted; the form around it sends it. */
export function QuantityField({ view }: { readonly view: QuantityView }) {
  const [quantity, setQuantity] = useState(1);
  return <QuantityStepper texts={view} value={quantity} maximum={view.maximum} size="large" onSettle={setQuantity} />;
}

import type { PaymentStep } from './payment-timeline.documents';

const isChange = (step: PaymentStep | undefined): boolean => step?.kind === 'cart-changed';

/** Of changes of the cart in a row only the last one: what was in it between is not kept. */
export function shortenSteps(steps: readonly PaymentStep[]): readonly PaymentStep[] {
  return steps.filter((step, index) => !isChange(step) || !isChange(steps[index + 1]));
}

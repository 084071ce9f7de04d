import { PaymentMarks } from '../../ui/goods/payment-marks.tsx';
import type { BlockProps } from '../block-props.ts';
import { ContentSection } from '../parts/content-section.tsx';

export interface TrustedPaymentsView {
  readonly title: string;
  readonly text: string | null;
  readonly names: readonly string[];
}

export function TrustedPayments({ view: { title, text, names } }: BlockProps<TrustedPaymentsView>) {
  return (
    <ContentSection title={title} text={text}>
      <PaymentMarks names={names} />
    </ContentSection>
  );
}

import type { ContactReason } from '@tradehall/domain/contact/contact-reasons.ts';
import type { BlockProps } from '../block-props.ts';
import { ContentSection } from '../parts/content-section.tsx';

export interface NewsletterView {
  readonly title: string;
  readonly text: string;
}

export function Newsletter({ view: { title, text }, slots }: BlockProps<NewsletterView>) {
  return slots.newsletter === null ? null : (
    <ContentSection title={title} text={text} tone="tinted">
      {slots.newsletter}
    </ContentSection>
  );
}

export interface WebToCaseFormView {
  readonly title: string;
  readonly text: string | null;
  readonly reason: ContactReason | null;
}

export function WebToCaseForm({ view: { title, text, reason }, slots }: BlockProps<WebToCaseFormView>) {
  return slots.contactForm === null ? null : (
    <ContentSection title={title} text={text}>
      {slots.contactForm(reason)}
    </ContentSection>
  );
}

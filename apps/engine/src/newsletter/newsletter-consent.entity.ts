import type { consentKinds } from '@tradehall/domain/tracking/tracking.calls.ts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type ConsentKind = (typeof consentKinds)[number];
export type ConsentSource = 'account' | 'mail';

/** The receipt of a consent that was given or withdrawn. Rows are added and never changed: the newest holds. */
@Entity('newsletter_consent')
export class NewsletterConsent {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'text' })
  kind: ConsentKind;

  @Column({ name: 'is_given', type: 'boolean' })
  isGiven: boolean;

  @Column({ name: 'customer_id', type: 'int', nullable: true })
  customerId: number | null;

  /** Of the newsletter: whose mailbox it is. */
  @Column({ name: 'subscription_id', type: 'int', nullable: true })
  subscriptionId: number | null;

  @Column({ name: 'store_key', type: 'text' })
  storeKey: string;

  @Column({ name: 'text_version', type: 'text' })
  textVersion: string;

  @Column({ type: 'text' })
  language: string;

  @Column({ type: 'text' })
  source: ConsentSource;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}

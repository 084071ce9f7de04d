import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** One address in one store, with the receipt of what was agreed to, in which words and when. */
@Entity('newsletter_subscription')
@Unique(['email', 'storeKey'])
export class NewsletterSubscription {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** In small letters. */
  @Column({ type: 'text' })
  email: string;

  @Column({ name: 'store_key', type: 'text' })
  storeKey: string;

  @Column({ type: 'text' })
  locale: string;

  @Column({ type: 'text' })
  state: 'pending' | 'confirmed' | 'ended';

  /** SHA-256 of what the mail's link holds; null once it is used. */
  @Column({ name: 'token_hash', type: 'text', nullable: true, unique: true })
  tokenHash: string | null;

  @Column({ name: 'requested_at', type: 'timestamptz' })
  requestedAt: Date;

  @Column({ name: 'confirmed_at', type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** SHA-256 of what the link holds that ends it; null once it is used. */
  @Column({ name: 'ending_hash', type: 'text', nullable: true, unique: true })
  endingHash: string | null;

  @Column({ name: 'ending_requested_at', type: 'timestamptz', nullable: true })
  endingRequestedAt: Date | null;

  @Column({ name: 'ended_at', type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  @Column({ name: 'consent_version', type: 'text' })
  consentVersion: string;

  @Column({ name: 'consent_language', type: 'text' })
  consentLanguage: string;

  @Column({ name: 'consented_at', type: 'timestamptz' })
  consentedAt: Date;
}

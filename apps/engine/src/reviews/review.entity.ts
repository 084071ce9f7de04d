import { Customer, Order, Product, User } from '@vendure/core';
import type { ReviewRefusalReason, ReviewState } from '@tradehall/domain/reviews/review.ts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A§3 Review. */
@Entity('review')
@Check('rating BETWEEN 1 AND 5')
@Index(['productId', 'createdAt'])
@Unique('review_once_a_customer', ['customerId', 'sku'])
export class Review {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ name: 'product_id', type: 'int' })
  productId: number;

  @Column({ name: 'author_name', type: 'text' })
  authorName: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'smallint' })
  rating: number;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'text' })
  locale: string;

  @Column({ name: 'included_in_statistics', type: 'boolean', default: true })
  includedInStatistics: boolean;

  /** Written by nobody: it shows how a review looks, and no figure counts it. */
  @Column({ name: 'is_sample', type: 'boolean', default: false })
  isSample: boolean;

  /** Null of what was imported, and of customers who are not known any more. */
  @Column({ name: 'customer_id', type: 'int', nullable: true })
  customerId: number | null;

  /** By which it was bought. */
  @Column({ name: 'order_id', type: 'int', nullable: true })
  orderId: number | null;

  @Column({ type: 'text', nullable: true })
  sku: string | null;

  @Column({ type: 'text', default: 'published' })
  state: ReviewState;

  /** Whether it may be passed on to a review site; null where nobody was asked. */
  @Column({ name: 'review_consent', type: 'boolean', nullable: true })
  reviewConsent: boolean | null;

  @Column({ name: 'consent_version', type: 'text', nullable: true })
  consentVersion: string | null;

  @Column({ name: 'consent_language', type: 'text', nullable: true })
  consentLanguage: string | null;

  @Column({ name: 'moderated_at', type: 'timestamptz', nullable: true })
  moderatedAt: Date | null;

  @Column({ name: 'moderated_by', type: 'int', nullable: true })
  moderatedBy: number | null;

  @Column({ name: 'refusal_reason', type: 'text', nullable: true })
  refusalReason: ReviewRefusalReason | null;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id' })
  product?: Product;

  @ManyToOne(() => Customer, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer;

  @ManyToOne(() => Order, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'order_id' })
  order?: Order;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'moderated_by' })
  moderator?: User;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One try to pay for a cart, with the provider or without. Its rows are changed by statements in `attempt-rows.ts` only. */
@Entity('payment_attempt')
export class PaymentAttempt {
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id: string;

  @Column({ name: 'cart_id', type: 'int' })
  cartId: number;

  @Column({ name: 'cart_version', type: 'int' })
  cartVersion: number;

  @Column({ name: 'cart_hash', type: 'text' })
  cartHash: string;

  @Column({ name: 'store_key', type: 'text' })
  storeKey: string;

  @Column({ type: 'text' })
  locale: string;

  @Column({ name: 'intent_id', type: 'text' })
  intentId: string;

  @Column({ name: 'is_offline', type: 'boolean' })
  isOffline: boolean;

  @Column({ type: 'text' })
  method: string;

  @Column({ name: 'amount_cents', type: 'bigint' })
  amountCents: string;

  @Column({ name: 'currency_code', type: 'text' })
  currencyCode: string;

  /** The number its order has or would have had; what the provider knows it by. */
  @Column({ name: 'order_number', type: 'text', unique: true })
  orderNumber: string;

  @Column({ name: 'psp_ref', type: 'text', nullable: true, unique: true })
  pspRef: string | null;

  @Column({ type: 'text' })
  state: string;

  @Column({ name: 'result_code', type: 'text', nullable: true })
  resultCode: string | null;

  /** Why it came to nothing. */
  @Column({ type: 'text', nullable: true })
  failure: string | null;

  @Column({ type: 'jsonb', nullable: true })
  action: object | null;

  @Column({ name: 'authorised_cents', type: 'bigint', nullable: true })
  authorisedCents: string | null;

  @Column({ name: 'authorised_currency', type: 'text', nullable: true })
  authorisedCurrency: string | null;

  @Column({ name: 'order_id', type: 'int', nullable: true, unique: true })
  orderId: number | null;

  @Column({ name: 'finalise_tries', type: 'int', default: 0 })
  finaliseTries: number;

  /** Where its request stood: what the provider reports later goes on there. */
  @Column({ type: 'text', nullable: true })
  trace: string | null;

  /** Hashes of who tried, for a day. */
  @Column({ name: 'tried_by', type: 'text', array: true, default: () => "'{}'" })
  triedBy: string[];

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'changed_at', type: 'timestamptz', default: () => 'now()' })
  changedAt: Date;

  /** So long it keeps the cart from changes and its goods from others. */
  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  /** When the sweeper looks at it again. */
  @Column({ name: 'due_at', type: 'timestamptz', nullable: true })
  dueAt: Date | null;

  @Column({ name: 'alerted_at', type: 'timestamptz', nullable: true })
  alertedAt: Date | null;
}

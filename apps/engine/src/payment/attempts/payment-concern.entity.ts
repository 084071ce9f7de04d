import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** What the provider says of a payment and nobody but an operator can mend. */
@Entity('payment_concern')
@Unique(['attemptId', 'kind', 'pspRef'])
export class PaymentConcern {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column({ name: 'attempt_id', type: 'uuid' })
  attemptId: string;

  /** One of `concernKinds`. */
  @Column({ type: 'text' })
  kind: string;

  /** What the provider knows the payment, the change or the dispute by. */
  @Column({ name: 'psp_ref', type: 'text' })
  pspRef: string;

  /** As the provider names it. */
  @Column({ name: 'amount_cents', type: 'bigint' })
  amountCents: string;

  @Column({ name: 'currency_code', type: 'text' })
  currencyCode: string;

  @Column({ name: 'noted_at', type: 'timestamptz', default: () => 'now()' })
  notedAt: Date;

  /** An operator has seen to it. */
  @Column({ name: 'closed_at', type: 'timestamptz', nullable: true })
  closedAt: Date | null;
}

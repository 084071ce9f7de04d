import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A call to the provider, written down before it is made, with the key that keeps it from having an effect twice. */
@Entity('provider_call')
export class ProviderCall {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column({ name: 'attempt_id', type: 'uuid' })
  attemptId: string;

  /** pay, details, reversal, technical-cancel or refund */
  @Column({ type: 'text' })
  kind: string;

  @Column({ name: 'idempotency_key', type: 'text', unique: true })
  idempotencyKey: string;

  /** intended, answered, unknown, refused, confirmed or failed */
  @Column({ type: 'text', default: 'intended' })
  state: string;

  @Column({ name: 'amount_cents', type: 'bigint', nullable: true })
  amountCents: string | null;

  @Column({ name: 'psp_ref', type: 'text', nullable: true })
  pspRef: string | null;

  @Column({ type: 'jsonb', nullable: true })
  answer: object | null;

  @Column({ type: 'int', default: 0 })
  tries: number;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;

  @Column({ name: 'due_at', type: 'timestamptz', nullable: true })
  dueAt: Date | null;

  @Column({ name: 'last_error', type: 'text', nullable: true })
  lastError: string | null;
}

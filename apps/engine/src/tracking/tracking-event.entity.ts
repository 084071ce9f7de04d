import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What the tracking service is still to be told: written by a call, delivered by the worker. */
@Entity('tracking_event')
@Index('tracking_event_waiting', ['visitor', 'id'], { where: 'delivered_at IS NULL' })
@Index('tracking_event_due', ['nextAttemptAt', 'id'], { where: 'delivered_at IS NULL' })
export class TrackingEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column({ type: 'text' })
  kind: string;

  /** Events of one visitor are delivered in their order. */
  @Column({ type: 'text' })
  visitor: string;

  /** Emptied when it is delivered. */
  @Column({ type: 'jsonb' })
  body: object;

  /** The same each time it is tried, so that the service knows a repeated one. */
  @Column({ name: 'idempotency_key', type: 'uuid', unique: true, default: () => 'gen_random_uuid()' })
  idempotencyKey: string;

  @Index('tracking_event_customer', { where: 'customer_id IS NOT NULL' })
  @Column({ name: 'customer_id', type: 'int', nullable: true })
  customerId: number | null;

  /** Of the choice that allows it; null where something else does, as a confirmed newsletter. */
  @Index('tracking_event_receipt', { where: 'receipt_id IS NOT NULL' })
  @Column({ name: 'receipt_id', type: 'uuid', nullable: true })
  receiptId: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'next_attempt_at', type: 'timestamptz', default: () => 'now()' })
  nextAttemptAt: Date;

  @Column({ type: 'int', default: 0 })
  attempts: number;

  @Index('tracking_event_delivered', { where: 'delivered_at IS NOT NULL' })
  @Column({ name: 'delivered_at', type: 'timestamptz', nullable: true })
  deliveredAt: Date | null;
}

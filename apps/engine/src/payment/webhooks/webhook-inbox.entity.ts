import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** What the provider has told, once an event, whether anybody understands it or not. */
@Entity('webhook_inbox')
@Unique(['pspRef', 'eventCode', 'success'])
export class WebhookInbox {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column({ name: 'psp_ref', type: 'text' })
  pspRef: string;

  @Column({ name: 'event_code', type: 'text' })
  eventCode: string;

  @Column({ type: 'boolean' })
  success: boolean;

  @Column({ type: 'jsonb' })
  item: object;

  @Column({ name: 'merchant_reference', type: 'text' })
  merchantReference: string;

  /** Null for what belongs to no payment of ours. */
  @Column({ name: 'attempt_id', type: 'uuid', nullable: true })
  attemptId: string | null;

  @Column({ name: 'received_at', type: 'timestamptz', default: () => 'now()' })
  receivedAt: Date;

  @Column({ name: 'due_at', type: 'timestamptz', nullable: true, default: () => 'now()' })
  dueAt: Date | null;

  @Column({ name: 'done_at', type: 'timestamptz', nullable: true })
  doneAt: Date | null;

  /**
   * applied, ignored, unmatched, or foreign: of another merchant account. Unmatched becomes given-back when the provider
   * says so, seen-to when an operator does.
   */
  @Column({ type: 'text', nullable: true })
  outcome: string | null;

  @Column({ type: 'int', default: 0 })
  tries: number;

  @Column({ name: 'last_error', type: 'text', nullable: true })
  lastError: string | null;
}

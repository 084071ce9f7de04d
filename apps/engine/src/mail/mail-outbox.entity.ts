import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Mails that are to be sent: written in the transaction that wants them, sent by the worker. */
@Entity('mail_outbox')
export class MailOutbox {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'text' })
  kind: string;

  @Column({ name: 'store_key', type: 'text' })
  storeKey: string;

  @Column({ type: 'text' })
  locale: string;

  @Column({ type: 'text' })
  recipient: string;

  /** Emptied when the mail is sent: it may hold a secret. */
  @Column({ type: 'jsonb' })
  contents: object;

  /** Of what is told once an order. */
  @Column({ name: 'order_id', type: 'int', nullable: true })
  orderId: number | null;

  /** Where the request stood that wants it. */
  @Column({ type: 'text', nullable: true })
  trace: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'due_at', type: 'timestamptz', default: () => 'now()' })
  dueAt: Date;

  /** Later than this nobody is served by the mail any more. */
  @Column({ name: 'useful_until', type: 'timestamptz' })
  usefulUntil: Date;

  @Column({ type: 'int', default: 0 })
  attempts: number;

  @Column({ name: 'last_error', type: 'text', nullable: true })
  lastError: string | null;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}

import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A consumer has withdrawn from an order or a part of it: what was declared, and when it reached us. */
@Entity('order_withdrawal')
@Unique('order_withdrawal_intent', ['orderId', 'intentId'])
export class OrderWithdrawal {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ name: 'order_id', type: 'int' })
  orderId: number;

  /** One wish of the shopper, however often it is sent. */
  @Column({ name: 'intent_id', type: 'text' })
  intentId: string;

  @Column({ type: 'text' })
  name: string;

  /** Where the receipt goes. */
  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  locale: string;

  /** With the names the shopper has seen: a receipt does not change with the catalogue. */
  @Column({ type: 'jsonb' })
  lines: object;

  @Column({ name: 'received_at', type: 'timestamptz', default: () => 'now()' })
  receivedAt: Date;
}

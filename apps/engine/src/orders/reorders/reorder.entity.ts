import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An order that was ordered again: whoever sends the wish a second time finds what became of the first. */
@Entity('reorder')
export class Reorder {
  @PrimaryColumn({ name: 'order_id', type: 'int' })
  orderId: number;

  @PrimaryColumn({ name: 'intent_id', type: 'text' })
  intentId: string;

  @Column({ type: 'jsonb' })
  lines: object;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}

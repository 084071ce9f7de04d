import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Cart } from './cart.entity';

/** A change that has been made: whoever repeats it because the answer got lost must not make it twice. */
@Entity('cart_intent')
export class CartIntent {
  @PrimaryColumn({ name: 'order_id', type: 'int' })
  orderId: number;

  @PrimaryColumn({ name: 'intent_id', type: 'text' })
  intentId: string;

  @Column({ type: 'int' })
  version: number;

  @Index('cart_intent_created_at')
  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @ManyToOne(() => Cart, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id' })
  cart?: Cart;
}

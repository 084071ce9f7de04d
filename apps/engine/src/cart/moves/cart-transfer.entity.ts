import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Cart } from '../cart.entity';

/** A way for the lines of a cart into the cart of another store; whoever holds the token may go it once. */
@Entity('cart_transfer')
export class CartTransfer {
  @PrimaryColumn({ name: 'token_hash', type: 'text' })
  tokenHash: string;

  @Index('cart_transfer_order')
  @Column({ name: 'order_id', type: 'int' })
  orderId: number;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  /** The intent it was spent with. */
  @Column({ name: 'intent_id', type: 'text', nullable: true })
  intentId: string | null;

  @Column({ name: 'received_order_id', type: 'int', nullable: true })
  receivedOrderId: number | null;

  @ManyToOne(() => Cart, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id' })
  cart?: Cart;
}

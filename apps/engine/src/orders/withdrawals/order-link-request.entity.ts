import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a link to an order was last asked for: more often than now and then nobody is mailed one. */
@Entity('order_link_request')
export class OrderLinkRequest {
  @PrimaryColumn({ name: 'order_id', type: 'int' })
  orderId: number;

  @Column({ name: 'requested_at', type: 'timestamptz', default: () => 'now()' })
  requestedAt: Date;
}

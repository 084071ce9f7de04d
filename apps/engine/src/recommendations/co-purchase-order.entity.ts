import { Entity, PrimaryColumn } from 'typeorm';

/** An order whose products are counted. */
@Entity('co_purchase_order')
export class CoPurchaseOrder {
  @PrimaryColumn({ name: 'order_id', type: 'int' })
  orderId: number;
}

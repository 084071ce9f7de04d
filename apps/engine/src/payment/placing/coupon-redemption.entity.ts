import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A coupon that an order has used, written with the order. */
@Entity('coupon_redemption')
export class CouponRedemption {
  @PrimaryColumn({ name: 'promotion_id', type: 'int' })
  promotionId: number;

  @PrimaryColumn({ name: 'order_id', type: 'int' })
  orderId: number;

  @Column({ name: 'attempt_id', type: 'uuid' })
  attemptId: string;

  @Column({ name: 'redeemed_at', type: 'timestamptz', default: () => 'now()' })
  redeemedAt: Date;
}

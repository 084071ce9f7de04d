import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Pieces that nobody else may buy while somebody pays for them. */
@Entity('reservation')
export class Reservation {
  @PrimaryColumn({ name: 'attempt_id', type: 'uuid' })
  attemptId: string;

  @PrimaryColumn({ name: 'variant_id', type: 'int' })
  variantId: number;

  @Column({ type: 'text' })
  sku: string;

  @Column({ type: 'int' })
  quantity: number;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}

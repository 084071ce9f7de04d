import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Somebody waits for a product and wants one mail when it is there again. */
@Entity('restock_request')
@Unique(['email', 'sku', 'storeKey'])
export class RestockRequest {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  sku: string;

  @Column({ name: 'store_key', type: 'text' })
  storeKey: string;

  @Column({ type: 'text' })
  locale: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}

import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The shop takes a product back because it is dangerous; everybody who has bought it is told. */
@Entity('product_recall')
export class ProductRecall {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'text' })
  sku: string;

  @Column({ type: 'text' })
  hazard: string;

  @Column({ type: 'text' })
  action: string;

  /** Which pieces it is about; null for all. */
  @Column({ type: 'text', nullable: true })
  batch: string | null;

  @Column({ name: 'published_at', type: 'timestamptz', default: () => 'now()' })
  publishedAt: Date;

  @Column({ name: 'withdrawn_at', type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null;
}

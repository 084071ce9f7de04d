import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A buyer was told of a recall, and is not told of it again. */
@Entity('product_recall_notice')
export class ProductRecallNotice {
  @PrimaryColumn({ name: 'recall_id', type: 'int' })
  recallId: number;

  /** Of the address the mail went to. */
  @PrimaryColumn({ name: 'recipient_hash', type: 'text' })
  recipientHash: string;

  @Column({ name: 'told_at', type: 'timestamptz', default: () => 'now()' })
  toldAt: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A§3 Extra guarantee settings: for which products a store offers none. A store without a row excludes nothing. */
@Entity('guarantee_settings')
export class GuaranteeSettings {
  @PrimaryColumn({ name: 'store_key', type: 'text' })
  storeKey: string;

  @Column({ name: 'excluded_skus', type: 'text', array: true })
  excludedSkus: string[];

  @Column({ name: 'excluded_brands', type: 'text', array: true })
  excludedBrands: string[];

  /** Product families: what a relation is the specification leaves open. */
  @Column({ name: 'excluded_relations', type: 'text', array: true })
  excludedRelations: string[];
}

import type { SafetyContact } from '@tradehall/domain/catalogue/product-safety.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who makes the products of a brand, as the General Product Safety Regulation wants it beside each offer. */
@Entity('brand_manufacturer')
export class BrandManufacturer {
  @PrimaryColumn({ type: 'text' })
  brand: string;

  @Column({ type: 'jsonb' })
  manufacturer: SafetyContact;

  /** Inside the European Union, where the manufacturer is outside of it. */
  @Column({ name: 'responsible_person', type: 'jsonb', nullable: true })
  responsiblePerson: SafetyContact | null;
}

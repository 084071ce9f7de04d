import type { BankDetails, Campaign, StoreFlag, StoreState } from '@tradehall/domain/catalogue/store-document.ts';
import type { ExternalSites } from '@tradehall/domain/catalogue/external-sites.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A country's shop: A§3 Store. The engine knows one channel; what differs from country to country is here. */
@Entity('country_store')
export class CountryStore {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'text', unique: true })
  country: string;

  @Column({ name: 'currency_code', type: 'text' })
  currencyCode: string;

  @Column({ type: 'text', array: true })
  languages: string[];

  @Column({ type: 'jsonb' })
  flags: Record<StoreFlag, boolean>;

  @Column({ name: 'phone_numbers', type: 'jsonb' })
  /** By language. */
  phoneNumbers: Record<string, string>;

  @Column({ name: 'opening_hours', type: 'jsonb' })
  /** By language. */
  openingHours: Record<string, string>;

  @Column({ name: 'email_address', type: 'text' })
  emailAddress: string;

  @Column({ type: 'jsonb' })
  campaigns: Campaign[];

  @Column({ name: 'bank_details', type: 'jsonb', nullable: true })
  bankDetails: BankDetails | null;

  @Column({ name: 'switched_off_methods', type: 'text', array: true, default: '{}' })
  /** Payment methods that operators have switched off, of those that the country has. */
  switchedOffMethods: string[];

  @Column({ type: 'jsonb', default: {} })
  sites: ExternalSites;

  @Column({ type: 'text', default: 'preparing' })
  /** In production shoppers see an open store only. */
  state: StoreState;

  @Column({ type: 'int', default: 1 })
  /** Counts the changes of operators: whoever saves says which one she has seen. */
  version: number;
}

import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A page in one locale. Home and fragments have no slug. */
@Entity('content_page')
export class ContentPage {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @PrimaryColumn({ type: 'text' })
  locale: Locale;

  @Column({ type: 'text', nullable: true })
  slug: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}

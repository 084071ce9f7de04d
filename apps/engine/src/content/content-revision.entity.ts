import type { ContentBlock } from '@tradehall/domain/content/content-block.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type ContentState = 'draft' | 'published' | 'withdrawn';

/** One state of a page in one locale. What was published stays as it was: a change is a new draft. */
@Entity('content_revision')
export class ContentRevision {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ name: 'page_key', type: 'text' })
  pageKey: string;

  @Column({ type: 'text' })
  locale: Locale;

  @Column({ type: 'text' })
  title: string;

  @Column({ name: 'meta_description', type: 'text' })
  metaDescription: string;

  @Column({ type: 'jsonb' })
  blocks: ContentBlock[];

  @Column({ type: 'text' })
  state: ContentState;

  @Column({ name: 'starts_at', type: 'timestamptz', nullable: true })
  startsAt: Date | null;

  @Column({ name: 'ends_at', type: 'timestamptz', nullable: true })
  endsAt: Date | null;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;

  @Column({ name: 'updated_by', type: 'text' })
  updatedBy: string;
}

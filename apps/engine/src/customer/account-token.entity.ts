import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export type TokenPurpose = 'verify' | 'reset' | 'confirm-email';

/** What a link of a mail may do, once. The link's own secret is nowhere but in the mail. */
@Entity('account_token')
export class AccountToken {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'text' })
  purpose: TokenPurpose;

  /** SHA-256 of what the mail's link holds. */
  @Column({ type: 'text', unique: true })
  hash: string;

  /** Nobody's before the mailbox is proven: until then there is no account. */
  @Index('account_token_user', { where: 'user_id IS NOT NULL' })
  @Column({ name: 'user_id', type: 'int', nullable: true })
  userId: number | null;

  /** In small letters. */
  @Index('account_token_email')
  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  locale: string;

  /** What the account is begun with once the mailbox is proven; emptied with the token's use. */
  @Column({ type: 'jsonb', nullable: true })
  pending: object | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Index('account_token_expires_at')
  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}

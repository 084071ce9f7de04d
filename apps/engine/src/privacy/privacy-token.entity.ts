import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type PrivacyTokenPurpose = 'owner' | 'erasure';

/** What proves whose data it is: the link of a mail, and the last button of a deletion. */
@Entity('privacy_token')
export class PrivacyToken {
  /** SHA-256 of what the link or the page holds. */
  @PrimaryColumn({ type: 'text' })
  hash: string;

  @Column({ type: 'text' })
  purpose: PrivacyTokenPurpose;

  @Index('privacy_token_user')
  @Column({ name: 'user_id', type: 'int' })
  userId: number;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** When an address was last mailed about its account: more often than now and then it is not. */
@Entity('account_mail_turn')
export class AccountMailTurn {
  /** SHA-256 of the kind of mail and the address. */
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Index('account_mail_turn_taken_at')
  @Column({ name: 'taken_at', type: 'timestamptz', default: () => 'now()' })
  takenAt: Date;
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

// Payments and carts are searched while shoppers wait for the same tables: none of these searches reads them whole.
const up = [
  `CREATE INDEX payment_attempt_unsettled ON payment_attempt (changed_at) WHERE state IN ('AUTHORISED', 'REVERSING', 'GIVING_UP')`,
  `CREATE INDEX webhook_inbox_unmatched ON webhook_inbox (received_at) WHERE outcome = 'unmatched'`,
  `CREATE INDEX mail_outbox_order ON mail_outbox (order_id) WHERE order_id IS NOT NULL`,
  `CREATE INDEX order_contact_email ON "order" (lower("customFieldsContactemail"))`,
  `CREATE INDEX customer_email_address ON customer ("emailAddress")`,
];

const down = [
  'payment_attempt_unsettled',
  'webhook_inbox_unmatched',
  'mail_outbox_order',
  'order_contact_email',
  'customer_email_address',
].map((index) => `DROP INDEX ${index}`);

export class PaymentBoard1794702400000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}

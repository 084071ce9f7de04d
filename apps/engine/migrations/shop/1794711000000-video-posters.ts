import type { MigrationInterface, QueryRunner } from 'typeorm';

const poster = `"customFieldsVideoposter"`;

/** Documents of products name the sizes of the picture that are there, and none that was deleted. */
const triggers = [
  {
    on: 'uploaded_picture',
    name: 'outbox_product_poster_updated',
    event: 'UPDATE',
    referencing: 'OLD TABLE AS old_rows NEW TABLE AS new_rows',
    keys: `WITH drawn AS (SELECT asset_id FROM changed GROUP BY asset_id HAVING count(DISTINCT state) > 1)
      SELECT p.id AS key FROM drawn JOIN asset a ON a.id = drawn.asset_id JOIN product p ON p.${poster} = a.source`,
  },
  {
    on: 'asset',
    name: 'outbox_product_poster_deleted',
    event: 'DELETE',
    referencing: 'OLD TABLE AS old_rows',
    keys: `SELECT p.id AS key FROM changed JOIN product p ON p.${poster} = changed.source`,
  },
];

/** The picture that stands for the video of a product until somebody plays it. */
export class VideoPosters1794711000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "product" ADD "customFieldsVideoposter" character varying(1000)`);
    for (const { on, name, event, referencing, keys } of triggers)
      await queryRunner.query(
        `CREATE TRIGGER ${name} AFTER ${event} ON ${on} REFERENCING ${referencing}
         FOR EACH STATEMENT EXECUTE FUNCTION note_in_outbox('product', '${keys}')`,
      );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const { on, name } of triggers) await queryRunner.query(`DROP TRIGGER ${name} ON ${on}`);
    await queryRunner.query(`ALTER TABLE "product" DROP COLUMN "customFieldsVideoposter"`);
  }
}

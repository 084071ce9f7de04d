import type { MigrationInterface, QueryRunner } from 'typeorm';

const moments = [
  { name: 'inserted', event: 'INSERT', referencing: 'NEW TABLE AS new_rows' },
  { name: 'updated', event: 'UPDATE', referencing: 'OLD TABLE AS old_rows NEW TABLE AS new_rows' },
  { name: 'deleted', event: 'DELETE', referencing: 'OLD TABLE AS old_rows' },
] as const;

type Moment = (typeof moments)[number];
type Topic = 'content' | 'store' | 'category';

/** Of what a change of these pictures is seen in: whatever names one by its address. */
const naming: Readonly<Record<Topic, string>> = {
  content: `SELECT r.page_key AS key FROM named JOIN asset a USING (id) JOIN content_revision r
    ON r.state = 'published' AND (r.ends_at IS NULL OR r.ends_at > now()) AND strpos(r.blocks::text, a.source) > 0`,
  store: `SELECT s.key FROM named JOIN asset a USING (id) JOIN country_store s ON strpos(s.campaigns::text, a.source) > 0`,
  category: `SELECT c.id AS key FROM named JOIN asset a USING (id) JOIN collection c
    ON c."customFieldsCategoryimageurl" = a.source`,
};

interface Watched {
  readonly table: string;
  /** Selects the `id` of pictures from `changed`. */
  readonly pictures: string;
  readonly topics: readonly Topic[];
  readonly at: readonly Moment[];
}

const atUpdates = moments.filter(({ name }) => name === 'updated');

const watched: readonly Watched[] = [
  {
    table: 'asset',
    pictures: `SELECT id FROM changed GROUP BY id HAVING count(DISTINCT coalesce("focalPoint", '')) > 1`,
    topics: ['content', 'store'],
    at: atUpdates,
  },
  {
    table: 'uploaded_picture',
    pictures: 'SELECT asset_id AS id FROM changed GROUP BY asset_id HAVING count(DISTINCT state) > 1',
    topics: ['content', 'store', 'category'],
    at: atUpdates,
  },
  { table: 'picture_text', pictures: 'SELECT DISTINCT asset_id AS id FROM changed', topics: ['store'], at: moments },
];

const triggers = watched.flatMap(({ table, pictures, topics, at }) =>
  topics.flatMap((topic) => at.map((moment) => ({ table, pictures, topic, ...moment }))),
);

/** Pages, stores and categories follow the pictures that they name. */
export class PicturesInTexts1794704990000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const { table, pictures, topic, name, event, referencing } of triggers) {
      const keys = `WITH named AS MATERIALIZED (${pictures}) ${naming[topic]}`.replaceAll("'", "''");
      await queryRunner.query(
        `CREATE TRIGGER outbox_${topic}_naming_${name} AFTER ${event} ON ${table} REFERENCING ${referencing}
         FOR EACH STATEMENT EXECUTE FUNCTION note_in_outbox('${topic}', '${keys}')`,
      );
    }
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const { table, topic, name } of triggers)
      await queryRunner.query(`DROP TRIGGER outbox_${topic}_naming_${name} ON ${table}`);
  }
}

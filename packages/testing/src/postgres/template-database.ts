import { createHash } from 'node:crypto';
import { withAdministrator } from './administrator.ts';
import { databaseUrl } from './disposable-database.ts';

interface Template {
  readonly name: string;
  /** Whatever decides the content (migrations, seed version): another fingerprint makes another template. */
  readonly fingerprint: string;
  readonly fill: (url: string) => Promise<void>;
}

/** The name of a template that is filled once and then cloned in a fraction of a second, across test runs. */
export async function prepareTemplateDatabase({ name, fingerprint, fill }: Template): Promise<string> {
  const family = `template_${name}_`;
  const template = `${family}${createHash('sha256').update(fingerprint).digest('hex').slice(0, 12)}`;
  await withAdministrator(async (administrator) => {
    await administrator.lock(family);
    const existing = await administrator.databasesNamedLike(`${family}%`);
    if (existing.includes(template)) return;
    for (const outdated of existing) await administrator.query(`DROP DATABASE ${outdated} WITH (FORCE)`);
    const draft = `${family}draft`;
    await administrator.query(`CREATE DATABASE ${draft}`);
    await fill(databaseUrl(draft));
    await administrator.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
  });
  return template;
}

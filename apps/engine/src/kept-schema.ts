import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as engineSchema from '@vendure/core/dist/api/config/get-final-vendure-schema';
import { buildASTSchema, type GraphQLSchema, parse, printSchema } from 'graphql';

type Wanted = Omit<Parameters<typeof engineSchema.getFinalVendureSchema>[0], 'output'>;

const folder = join(__dirname, '../kept-schema');

/**
 * The engine puts its two GraphQL schemas together from texts and plugins whenever it starts, which takes as long as all the
 * rest of the start. What comes out depends on the code alone, so it is kept beside the build and read by the next start.
 * The name says which build it is of: an older one is never read.
 */
export function keepSchema(): void {
  const buildId = readIfThere(join(__dirname, '../build-id'));
  if (buildId === null) return;
  const build = engineSchema.getFinalVendureSchema;
  const buildOrRead = async (wanted: Wanted): Promise<GraphQLSchema> => {
    const file = join(folder, `${buildId.trim()}-${wanted.apiType}.graphql`);
    const kept = readIfThere(file);
    if (kept !== null) return buildASTSchema(parse(kept, { noLocation: true }), { assumeValid: true });
    const built = await build(wanted);
    keep(file, printSchema(built));
    return built;
  };
  // The engine offers no place to hand a finished schema in.
  Reflect.set(engineSchema, 'getFinalVendureSchema', buildOrRead);
}

function keep(file: string, text: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    const draft = `${file}-${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch {
    // A folder that may not be written to: the next start builds it again.
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

import { allCalls } from '@tradehall/domain/all-calls.ts';
import { machineSecurity, pathsOfMachines } from './machine-paths.ts';
import { pathsOfCalls } from './named-calls.ts';
import { type Json, SchemaBook } from './schema-book.ts';

/** Made of the tables that the calls themselves are parsed by: what it says cannot differ from what is done. */
export function makeOpenApi(): Json {
  const book = new SchemaBook();
  const paths = { ...pathsOfMachines(book), ...pathsOfCalls(allCalls, book) };
  return {
    openapi: '3.1.1',
    info: {
      title: 'Tradehall',
      version: '1',
      description:
        'Calls of other systems (machines), signed with a key, and the named calls that the shop’s own pages make. The shop is the one of the host, a visitor is known by a cookie.',
    },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: book.schemas, securitySchemes: machineSecurity },
  };
}

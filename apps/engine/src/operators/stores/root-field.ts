import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';

/** A query or mutation of the admin API while it is answered. */
export interface RootField {
  /** `Query.redirects` */
  readonly name: string;
  readonly args: Record<string, unknown>;
  /** What an operator of some stores may see of the answer. Nothing is left out for the others. */
  see: (answer: unknown) => unknown;
}

const fields = new AsyncLocalStorage<RootField>();

export function findRootField(): RootField | null {
  return fields.getStore() ?? null;
}

/** Whoever decides on access learns which field it is about: the fields of a query are answered side by side. */
export function watchRootFields(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args: Record<string, unknown>, context, info) => {
        const watched: RootField = { name: `${info.parentType.name}.${field.name}`, args, see: (answer) => answer };
        return fields.run(watched, async () => {
          const answer: unknown = await resolve(source, args, context, info);
          return answer instanceof Error ? answer : watched.see(answer);
        });
      };
    }
  }
}

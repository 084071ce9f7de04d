import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

export interface QueryLimits {
  readonly maxDepth: number;
  readonly maxFields: number;
}

/** Refuses an operation that nests too deep or asks for too many fields, fragments counted each time they are used. */
export function queryWithin({ maxDepth, maxFields }: QueryLimits): ValidationRule {
  return (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(operation: OperationDefinitionNode) {
      let fields = 0;
      let deepest = 0;
      const walk = (selections: SelectionSetNode, depth: number, inside: ReadonlySet<string>): void => {
        deepest = Math.max(deepest, depth);
        for (const selection of selections.selections) {
          if (fields > maxFields || deepest > maxDepth) return;
          if (selection.kind === Kind.FIELD) {
            fields += 1;
            if (selection.selectionSet) walk(selection.selectionSet, depth + 1, inside);
          } else if (selection.kind === Kind.INLINE_FRAGMENT) {
            walk(selection.selectionSet, depth, inside);
          } else if (!inside.has(selection.name.value)) {
            const fragment = context.getFragment(selection.name.value);
            if (fragment) walk(fragment.selectionSet, depth, new Set([...inside, selection.name.value]));
          }
        }
      };
      walk(operation.selectionSet, 1, new Set());
      if (deepest > maxDepth) context.reportError(new GraphQLError('the query nests too deep', { nodes: [operation] }));
      if (fields > maxFields) context.reportError(new GraphQLError('the query is too big', { nodes: [operation] }));
    },
  });
}

import {
  type DocumentNode,
  type FieldNode,
  getArgumentValues,
  getVariableValues,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** What an operation asks for first, fragments opened. */
export function rootFieldsOf(operation: OperationDefinitionNode, document: DocumentNode): FieldNode[] {
  const fields: FieldNode[] = [];
  const walk = ({ selections }: SelectionSetNode, inside: ReadonlySet<string>): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) fields.push(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet, inside);
      else if (!inside.has(selection.name.value)) {
        const fragment = document.definitions.find(
          (definition) =>
            definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
        );
        if (fragment?.kind === Kind.FRAGMENT_DEFINITION)
          walk(fragment.selectionSet, new Set([...inside, selection.name.value]));
      }
    }
  };
  walk(operation.selectionSet, new Set());
  return fields;
}

/** The values a field is asked with, or null where the operation's variables do not fit: then it will not run either. */
export function argumentsOf(
  field: FieldNode,
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
  variables: Record<string, unknown>,
): Record<string, unknown> | null {
  const definition = schema.getRootType(operation.operation)?.getFields()[field.name.value];
  // A variable may have a default in the operation.
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (!definition || !coerced) return null;
  try {
    return getArgumentValues(definition, field, coerced);
  } catch {
    return null;
  }
}

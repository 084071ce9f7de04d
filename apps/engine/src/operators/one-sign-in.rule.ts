import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import { rootFieldsOf } from './root-fields';

/** A request signs in once: twenty guesses under twenty aliases are none. */
export const oneSignIn: ValidationRule = (context: ValidationContext) => ({
  OperationDefinition(operation) {
    const names = rootFieldsOf(operation, context.getDocument()).map(({ name }) => name.value);
    if (names.filter((name) => name === 'login' || name === 'authenticate').length > 1)
      context.reportError(new GraphQLError('a request signs in once', { nodes: [operation] }));
  },
});

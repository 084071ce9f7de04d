import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';

/**
 * All the shop API answers. The engine's own cart mutations lose updates when two requests meet, and its catalogue
 * queries can be made to run for minutes; whatever is not named here is refused before anything runs.
 */
const openRootFields: ReadonlySet<string> = new Set([
  'Query.activeCustomer',
  'Query.payment',
  'Mutation.startCardPayment',
  'Mutation.submitPaymentDetails',
  'Mutation.returnFromProvider',
  'Mutation.cancelPayment',
  'Mutation.startOfflinePayment',
  'Mutation.placeOrder',
  'Mutation.login',
  'Mutation.logout',
]);

export function onlyOpenRootFields(introspection: boolean): ValidationRule {
  return (context: ValidationContext) => {
    const schema = context.getSchema();
    const roots = new Set([schema.getQueryType(), schema.getMutationType()]);
    return {
      Field(node) {
        const parent = context.getParentType();
        if (!parent || !('getFields' in parent) || ![...roots].some((root) => root === parent)) return;
        const name = node.name.value;
        if (name === '__typename' || (introspection && name.startsWith('__'))) return;
        if (openRootFields.has(`${parent.name}.${name}`)) return;
        context.reportError(new GraphQLError(`${parent.name}.${name} is not open`, { nodes: [node] }));
      },
    };
  };
}

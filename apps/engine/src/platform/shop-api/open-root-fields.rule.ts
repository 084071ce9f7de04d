import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';

/**
 * All the shop API answers. The engine's own cart mutations lose updates when two requests meet, and its catalogue
 * queries can be made to run for minutes; whatever is not named here is refused before anything runs.
 */
const openRootFields: ReadonlySet<string> = new Set([
  'Query.cart',
  'Query.activeCart',
  'Query.foreseenCart',
  'Query.cartShippingOptions',
  'Query.contentPreview',
  'Query.activeCustomer',
  'Query.inventory',
  'Query.myLoyaltyTier',
  'Query.myProfile',
  'Query.myAddresses',
  'Query.myReviews',
  'Query.validateVatNumber',
  'Query.cardPaymentMethods',
  'Query.payment',
  'Query.shopOrder',
  'Query.shopOrders',
  'Query.invoice',
  'Query.orderCare',
  'Query.myData',
  'Query.reorder',
  'Query.orderLink',
  'Query.myEquipment',
  'Query.myConsents',
  'Mutation.createCart',
  'Mutation.changeCart',
  'Mutation.createCartTransfer',
  'Mutation.receiveCartTransfer',
  'Mutation.startCardPayment',
  'Mutation.submitPaymentDetails',
  'Mutation.returnFromProvider',
  'Mutation.cancelPayment',
  'Mutation.startOfflinePayment',
  'Mutation.placeOrder',
  'Mutation.removeStoredCard',
  'Mutation.withdrawOrder',
  'Mutation.reorder',
  'Mutation.requestOrderLink',
  'Mutation.countRedirectHits',
  'Mutation.submitContactRequest',
  'Mutation.requestNewsletter',
  'Mutation.confirmNewsletter',
  'Mutation.requestNewsletterEnding',
  'Mutation.endNewsletter',
  'Mutation.setMyConsents',
  'Mutation.requestRestock',
  'Mutation.giveConsent',
  'Mutation.trackEvent',
  'Mutation.registerAccount',
  'Mutation.createAccountFromOrder',
  'Mutation.verifyAccount',
  'Mutation.completeAccount',
  'Mutation.requestAccountPasswordReset',
  'Mutation.resetAccountPassword',
  'Mutation.changeAccountPassword',
  'Mutation.requestMyDataLink',
  'Mutation.exportMyData',
  'Mutation.beginErasure',
  'Mutation.eraseMe',
  'Mutation.updateMyProfile',
  'Mutation.addMyAddress',
  'Mutation.updateMyAddress',
  'Mutation.deleteMyAddress',
  'Mutation.setMyDefaultAddress',
  'Mutation.addReview',
  'Query.signInProviders',
  'Mutation.startProviderSignIn',
  'Mutation.completeProviderSignIn',
  'Query.passkeys',
  'Mutation.passkeyRegistrationOptions',
  'Mutation.addPasskey',
  'Mutation.removePasskey',
  'Mutation.passkeySignInOptions',
  'Mutation.signInWithPasskey',
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

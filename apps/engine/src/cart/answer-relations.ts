/** The lines without their variants: joined with prices and translations those cost more than everything else. */
export const answerRelations: ['lines', 'shippingLines', 'surcharges'] = ['lines', 'shippingLines', 'surcharges'];

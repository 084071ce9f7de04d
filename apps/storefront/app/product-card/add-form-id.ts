/** One form of the frame is sent by the buttons of all cards, each with its own product: B§2.3, without JavaScript too. */
export const addFormId = 'add-to-cart';

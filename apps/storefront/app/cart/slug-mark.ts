/** Stands in the address of a product where its slug goes. */
export const slugMark = 'SLUG';

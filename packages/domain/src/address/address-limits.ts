// The rules of an address as numbers and patterns alone: the form in the browser checks by them without the schemas.

export const addressLengths = {
  company: 200,
  department: 100,
  vatNumber: 20,
  firstName: 100,
  lastName: 100,
  streetName: 200,
  streetNumber: 30,
  additionalAddressInfo: 200,
  postalCode: 12,
  city: 100,
  state: 100,
} as const;

/** How much of a street is typed before addresses are suggested, and how much of it is asked with. */
export const typedStreetLengths = { shortest: 2, longest: 100 } as const;

/** B§5: at least 2 characters. */
export const vatNumberPattern = /^[\w .-]{2,}$/;

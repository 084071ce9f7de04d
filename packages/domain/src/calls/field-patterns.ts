// The rules of fields as patterns and numbers alone: forms in the browser check by the same ones, without the schemas.

export const emailPattern =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;
export const emailLength = 254;

/** Of what a company finds an order by in its own books. */
export const buyerReferenceLength = 60;

/** B§5: optional plus sign, then at least 8 digits, each optionally followed by a space. */
export const phonePattern = /^\+?(?:\d ?){8,}$/;
export const phoneLength = 40;

/** B§5: no < and >. */
export const plainTextPattern = /^[^<>\p{Cc}]*$/u;
export const plainParagraphsPattern = /^(?:[^<>\p{Cc}]|[\n\r\t])*$/u;

export const productNumberLength = 8;
export const productNumberPattern = /^\d{8}$/;

/** B§5: so long, of whatever characters: length and leaks decide (docs/decisions/0023). */
export const leastPasswordLength = 10;
export const mostPasswordLength = 128;

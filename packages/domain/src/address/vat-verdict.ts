/** B§4 */
export const vatVerdicts = ['valid', 'not-valid', 'could-not-validate'] as const;
export type VatVerdict = (typeof vatVerdicts)[number];

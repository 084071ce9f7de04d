/** Stands in the ready text where the browser puts the number it is given. */
export const caseNumberMark = '{caseNumber}';

/** Which wording of `newsletter.consent` in the storefront's messages people agree to. New words, new version. */
export const consentTextVersion = '2026-11';

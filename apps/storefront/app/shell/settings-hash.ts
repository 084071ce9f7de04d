/** What a link ends in that opens the cookie settings. */
export const settingsHash = '#cookie-settings';

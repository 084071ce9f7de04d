/** Where a visitor came from, as the address she landed on names it. */
export const utmSourcePattern = /^[\w.-]{1,60}$/;

/** Kept until the browser is closed, and only where its marketing use was agreed to. */
export const utmSourceCookie = 'utm-source';

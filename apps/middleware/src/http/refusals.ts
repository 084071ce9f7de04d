/**
 * What is turned away before it is a call at all. These are matters of HTTP between machines, so they are not
 * among the domain's failures: no shopper ever reads them.
 */
export const refusals = {
  'unknown-host': 421,
  'foreign-origin': 403,
  'unknown-path': 404,
  'odd-request': 400,
  'body-too-large': 413,
  'json-only': 415,
  'no-more-sockets': 503,
  'engine-away': 503,
} as const;

export type Refusal = keyof typeof refusals;

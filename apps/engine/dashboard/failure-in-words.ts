/** The engine's sentence without what the transport puts before it. */
export function failureInWords(failure: Error): string {
  return failure.message.replace(/^GraphQL Request Error: /, '');
}

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Whether nobody can listen in although it is not encrypted: the fakes of a laptop. */
export function isLoopback(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && loopback.has(hostname);
}

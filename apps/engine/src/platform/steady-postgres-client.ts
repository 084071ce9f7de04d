import { Client, type ClientConfig } from 'pg';

/**
 * A dying connection reports twice, and TypeORM stops listening after the first time: without a listener of its own the
 * second report would end the process. Whoever waits for an answer still gets the failure.
 */
export class SteadyPostgresClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

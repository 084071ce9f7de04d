export interface Readiness {
  readonly isReady: boolean;
  readonly parts: Readonly<Record<'engine' | 'postgres' | 'redis', 'up' | 'down' | 'degraded'>>;
}

interface Probes {
  /** The process is about to end: whoever shares out requests sends it no more. */
  readonly isDraining: () => boolean;
  readonly engine: () => Promise<boolean>;
  readonly postgres: () => Promise<boolean>;
  readonly redis: () => boolean;
  /** Whether pages can be answered from memory for a while. */
  readonly hasDocuments: () => boolean;
}

const probeTimeoutMs = 1_000;

/**
 * An instance is ready that can answer pages. Without the engine pages are still read, only carts wait; without Redis the
 * shop is a second slower to notice a change; without PostgreSQL documents are answered from memory for ten minutes. An
 * instance that was taken out for any of them would help nobody: the next one has the same engine, Redis and PostgreSQL.
 */
export async function checkReadiness(probes: Probes): Promise<Readiness> {
  const [engine, postgres] = await Promise.all([inTime(probes.engine), inTime(probes.postgres)]);
  const isReady = postgres || probes.hasDocuments();
  const withoutPostgres = isReady ? 'degraded' : 'down';
  return {
    isReady: isReady && !probes.isDraining(),
    parts: {
      engine: engine ? 'up' : 'degraded',
      postgres: postgres ? 'up' : withoutPostgres,
      redis: probes.redis() ? 'up' : 'degraded',
    },
  };
}

async function inTime(probe: () => Promise<boolean>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), probeTimeoutMs);
  try {
    return await Promise.race([probe(), late.promise]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

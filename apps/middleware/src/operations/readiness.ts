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
}

const probeTimeoutMs = 1_000;

/**
 * Of the parts PostgreSQL alone decides: without the engine pages are still read, only carts wait; without Redis the shop is a second
 * slower to notice a change. An instance that was taken out for either would help nobody.
 */
export async function checkReadiness(probes: Probes): Promise<Readiness> {
  const [engine, postgres] = await Promise.all([inTime(probes.engine), inTime(probes.postgres)]);
  return {
    isReady: postgres && !probes.isDraining(),
    parts: {
      engine: engine ? 'up' : 'degraded',
      postgres: postgres ? 'up' : 'down',
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

import { describe, expect, it } from 'vitest';
import { recoverFrom } from './chunk-recovery.ts';

const now = 1_800_000_000_000;

describe('a page whose parts are gone after a deployment', () => {
  it('is loaded anew, and that is remembered', () => {
    const recovery = recoverFrom({ reloads: 0, lastReloadAt: null }, now);
    expect(recovery).toEqual({ kind: 'reload', memory: { reloads: 1, lastReloadAt: now } });
  });

  it('is not loaded twice within a minute', () => {
    expect(recoverFrom({ reloads: 1, lastReloadAt: now - 59_999 }, now)).toEqual({ kind: 'wait' });
    expect(recoverFrom({ reloads: 1, lastReloadAt: now - 60_000 }, now).kind).toBe('reload');
  });

  it('stays as it is after two attempts', () => {
    expect(recoverFrom({ reloads: 2, lastReloadAt: now - 600_000 }, now)).toEqual({ kind: 'stop' });
    expect(recoverFrom({ reloads: 2, lastReloadAt: null }, now)).toEqual({ kind: 'stop' });
  });
});

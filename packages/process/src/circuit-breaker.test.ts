import { describe, expect, it } from 'vitest';
import { CircuitBreaker, CircuitOpen } from './circuit-breaker.ts';

function setUp() {
  const clock = { ms: 0 };
  const breaker = new CircuitBreaker({ failuresToOpen: 5, pauseMs: 10_000, nowMs: () => clock.ms });
  const failing = () => breaker.run(() => Promise.reject(new Error('down')));
  const working = () => breaker.run(() => Promise.resolve('fine'));
  const open = async () => {
    for (let time = 0; time < 5; time += 1) await expect(failing()).rejects.toThrow('down');
  };
  return { clock, breaker, failing, working, open };
}

describe('the circuit breaker', () => {
  it('opens after five failures in a row and then asks nobody', async () => {
    const { breaker, open, working } = setUp();
    await open();
    expect(breaker.state).toBe('open');
    await expect(working()).rejects.toThrow(CircuitOpen);
  });

  it('forgets failures at the first success', async () => {
    const { breaker, failing, working } = setUp();
    for (let time = 0; time < 4; time += 1) await expect(failing()).rejects.toThrow('down');
    await working();
    await expect(failing()).rejects.toThrow('down');
    expect(breaker.state).toBe('closed');
  });

  it('lets one request try after ten seconds and closes when it works', async () => {
    const { breaker, clock, open, working } = setUp();
    await open();
    clock.ms = 10_000;
    expect(breaker.state).toBe('half-open');
    const trial = working();
    await expect(working()).rejects.toThrow(CircuitOpen);
    expect(await trial).toBe('fine');
    expect(breaker.state).toBe('closed');
  });

  it('pauses again when the trial fails', async () => {
    const { breaker, clock, open, failing } = setUp();
    await open();
    clock.ms = 10_000;
    await expect(failing()).rejects.toThrow('down');
    expect(breaker.state).toBe('open');
    clock.ms = 19_999;
    expect(breaker.state).toBe('open');
    clock.ms = 20_000;
    expect(breaker.state).toBe('half-open');
  });

  it('counts no failure that says nothing about the service', async () => {
    const refused = new Error('no');
    const breaker = new CircuitBreaker({
      failuresToOpen: 2,
      pauseMs: 10_000,
      isFault: (failure) => failure !== refused,
      whenOpen: () => new Error('not asked for a while'),
    });
    const fail = (failure: Error) => expect(breaker.run(() => Promise.reject(failure))).rejects.toBe(failure);
    const fault = new Error('down');
    await fail(fault);
    await fail(refused);
    await fail(fault);
    expect(breaker.state).toBe('closed');
    await fail(fault);
    await expect(breaker.run(() => Promise.resolve())).rejects.toThrow('not asked for a while');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotifications } from './notifications.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const store = createNotifications();
  return { ...store, texts: () => store.current().map(({ text }) => text) };
}

describe('a message to the shopper', () => {
  it('goes by itself after 3000 ms', () => {
    const { notify, texts } = start();
    notify({ kind: 'success', text: 'Saved' });
    vi.advanceTimersByTime(2_999);
    expect(texts()).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('stays while it is read and has its remaining time afterwards', () => {
    const { notify, pause, resume, texts } = start();
    notify({ kind: 'info', text: 'Read me' });
    vi.advanceTimersByTime(2_000);
    pause();
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['Read me']);
    resume();
    vi.advanceTimersByTime(999);
    expect(texts()).toEqual(['Read me']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('that comes while another one is read waits too', () => {
    const { notify, pause, resume, texts } = start();
    pause();
    notify({ kind: 'info', text: 'Later' });
    vi.advanceTimersByTime(10_000);
    expect(texts()).toEqual(['Later']);
    resume();
    vi.advanceTimersByTime(3_000);
    expect(texts()).toEqual([]);
  });

  it('goes at once when it is dismissed, and only that one', () => {
    const { notify, dismiss, texts } = start();
    const first = notify({ kind: 'info', text: 'First' });
    notify({ kind: 'info', text: 'Second' });
    dismiss(first);
    expect(texts()).toEqual(['Second']);
  });

  it('stays until dismissed when it is asked to', () => {
    const { notify, dismiss, pause, resume, texts } = start();
    const id = notify({ kind: 'error', text: 'Stays', stays: true });
    pause();
    resume();
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['Stays']);
    dismiss(id);
    expect(texts()).toEqual([]);
  });

  it('said twice is shown once, for longer', () => {
    const { notify, texts } = start();
    notify({ kind: 'error', text: 'Failed' });
    vi.advanceTimersByTime(2_000);
    notify({ kind: 'error', text: 'Failed' });
    expect(texts()).toEqual(['Failed']);
    vi.advanceTimersByTime(2_000);
    expect(texts()).toEqual(['Failed']);
    vi.advanceTimersByTime(1_000);
    expect(texts()).toEqual([]);
  });

  it('takes the place of the oldest when there are four', () => {
    const { notify, texts } = start();
    ['1', '2', '3', '4', '5'].forEach((text) => notify({ kind: 'info', text }));
    expect(texts()).toEqual(['2', '3', '4', '5']);
  });

  it('is told to those who listen, until they leave', () => {
    const { notify, subscribe } = start();
    const changed = vi.fn();
    const leave = subscribe(changed);
    notify({ kind: 'info', text: 'One' });
    expect(changed).toHaveBeenCalledTimes(1);
    leave();
    notify({ kind: 'info', text: 'Two' });
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

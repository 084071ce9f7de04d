import { describe, expect, it } from 'vitest';
import { visitorSession } from './visitor-session.ts';

const begun = 'session=abcdefghijklmnop; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax';

describe('the session of a visitor', () => {
  it('is the one the browser came with, and nothing else of its cookies', () => {
    const session = visitorSession('locale=fr; session=qrstuvwxyz123456; theme=dark');
    expect(session.cookie()).toBe('session=qrstuvwxyz123456');
    expect(session.news()).toEqual([]);
  });

  it('is the new one from the call on that began it, and the browser is told', () => {
    const session = visitorSession(undefined);
    session.receive([begun]);
    expect(session.cookie()).toBe('session=abcdefghijklmnop');
    expect(session.news()).toEqual([begun]);
  });

  it('comes with what the device is known by, which is no session', () => {
    const session = visitorSession('__Host-device=known; a=b');
    expect(session.isBegun()).toBe(false);
    expect(session.cookie()).toBe('__Host-device=known');
    session.receive([begun, 'device=another; Path=/']);
    expect(session.isBegun()).toBe(true);
    expect(session.cookie()).toBe('session=abcdefghijklmnop; device=another');
    expect(session.news()).toEqual([begun, 'device=another; Path=/']);
  });

  it('comes with what the browser is known by while somebody signs in', () => {
    const session = visitorSession('session=qrstuvwxyz123456; signing-in=known; a=b');
    expect(session.cookie()).toBe('session=qrstuvwxyz123456; signing-in=known');
    const begins = 'signing-in=another; Max-Age=900; Path=/; HttpOnly; SameSite=Lax';
    session.receive([begins]);
    expect(session.cookie()).toBe('session=qrstuvwxyz123456; signing-in=another');
    expect(session.news()).toEqual([begins]);
  });

  it('is none once it was ended', () => {
    const session = visitorSession('session=qrstuvwxyz123456');
    session.receive(['session=; Max-Age=0; Path=/']);
    expect(session.cookie()).toBeNull();
  });

  it('takes no other cookie on', () => {
    const session = visitorSession(undefined);
    session.receive(['tracking=1; Path=/']);
    expect(session.cookie()).toBeNull();
    expect(session.news()).toEqual([]);
  });
});

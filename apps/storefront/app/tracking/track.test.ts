import { describe, expect, it } from 'vitest';
import type { Sighting } from './sighting.ts';
import { createBus } from './track.ts';

const page = (path: string): Sighting => ({ kind: 'page', path, title: '', view: null });
const pathsOf = (taken: readonly Sighting[]) => taken.map((seen) => (seen.kind === 'page' ? seen.path : seen.kind));

describe('what is seen', () => {
  it('waits for a choice, is then handed on in order, and from there on at once', () => {
    const bus = createBus();
    const taken: Sighting[] = [];
    bus.track(page('/'));
    bus.track(page('/a'));
    expect(taken).toEqual([]);
    bus.handTo((seen) => taken.push(seen));
    bus.track(page('/b'));
    expect(pathsOf(taken)).toEqual(['/', '/a', '/b']);
  });

  it('is forgotten where nobody agrees, also by who agrees later', () => {
    const bus = createBus();
    const taken: Sighting[] = [];
    bus.track(page('/'));
    bus.discard();
    bus.track(page('/a'));
    bus.handTo((seen) => taken.push(seen));
    bus.track(page('/b'));
    expect(pathsOf(taken)).toEqual(['/b']);
  });

  it('is at most two hundred things, the last ones', () => {
    const bus = createBus();
    const taken: Sighting[] = [];
    for (let number = 0; number < 250; number += 1) bus.track(page(`/${number}`));
    bus.handTo((seen) => taken.push(seen));
    expect(taken).toHaveLength(200);
    expect(pathsOf(taken).at(0)).toBe('/50');
    expect(pathsOf(taken).at(-1)).toBe('/249');
  });
});

import { describe, expect, it } from 'vitest';
import { drawingOf, drawnFamilies } from './drawings.ts';
import { render } from './render/render.ts';
import { turnView, viewCount, viewOf } from './views.ts';
import { parsePictureName, pictureName } from './picture-name.ts';

const look = { size: 0.5, colour: 'silver', variant: 0 } as const;
const side = 48;

describe('the drawings of the families', () => {
  it.each(drawnFamilies)(
    'draws %s from every side, in each size and variant, without a hole in its numbers',
    (family) => {
      for (const variant of [0, 1, 2, 3]) {
        const solid = drawingOf(family)({ size: variant / 3, colour: 'silver', variant });
        expect(solid.parts.length).toBeGreaterThan(0);
        expect(new Set(solid.parts.map(({ material }) => material)).size).toBeLessThan(255);
        for (const part of solid.parts) {
          expect(part.positions.every(Number.isFinite)).toBe(true);
          expect(part.normals.every(Number.isFinite)).toBe(true);
        }
      }
    },
  );

  it('draws the same look as the same picture', () => {
    const draw = () => {
      const solid = drawingOf('deep-fryers')(look);
      return render(solid, viewOf(solid, 0), side).pixels;
    };
    expect(draw()).toEqual(draw());
  });

  it('shows something else in every view and every frame of a turn', () => {
    const solid = drawingOf('deep-fryers')(look);
    const views = Array.from({ length: viewCount }, (_, view) => viewOf(solid, view));
    const pictures = [...views, turnView(1), turnView(2), turnView(12)].map((view) =>
      Buffer.from(render(solid, view, side).pixels).toString('base64'),
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('refuses a family nobody has drawn', () => {
    expect(() => drawingOf('unicorns')).toThrow('unicorns');
    expect(() => drawingOf('constructor')).toThrow('constructor');
  });

  it('names a picture after everything that changes it', () => {
    const names = [
      pictureName({ family: 'deep-fryers', look, view: 0 }),
      pictureName({ family: 'deep-fryers', look, view: 1 }),
      pictureName({ family: 'deep-fryers', look: { ...look, size: 1 }, view: 0 }),
      pictureName({ family: 'deep-fryers', look: { ...look, variant: 1 }, view: 0 }),
      pictureName({ family: 'deep-fryers', look: { ...look, colour: 'black' }, view: 0 }),
    ];
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => /^[a-z0-9-]+$/.test(name))).toBe(true);
  });

  it('knows from a name what to draw', () => {
    const picture = {
      family: 'work-tables',
      look: { size: 0.35, colour: 'natural-wood', variant: 2 },
      view: 1,
    } as const;
    expect(parsePictureName(pictureName(picture))).toEqual(picture);
    expect(() => parsePictureName('deep-fryers-v0-silver-0-050-0')).toThrow('names no picture');
  });
});

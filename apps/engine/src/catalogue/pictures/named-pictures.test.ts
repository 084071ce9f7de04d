import { describe, expect, it } from 'vitest';
import { NamedPictures } from './named-pictures';

const source = `/media/uploads/${'0a'.repeat(16)}`;
const row = {
  source,
  preview: `${source}-640.webp`,
  isReady: true,
  focalPoint: { x: 0.204, y: 0.75 },
  alts: { de: 'Ein Ofen' },
};
const block = (picture: object) => [{ kind: 'banner-boxes', fields: { boxes: [{ title: 'A', picture }] } }];
const picture = { src: `${source}-1280.webp`, alt: '', width: 1280, height: 640 };

describe('a picture of the library in a block', () => {
  it('has the focal point of the library, whatever the block says itself', () => {
    const shown = new NamedPictures([row]).shownIn(block({ ...picture, focus: { x: 1, y: 1 } }));
    expect(shown).toEqual(block({ ...picture, focus: { x: 20, y: 75 } }));
  });

  it('has none where the library has none, or does not know it any more', () => {
    const given = block({ ...picture, focus: { x: 1, y: 1 } });
    expect(new NamedPictures([{ ...row, focalPoint: null }]).shownIn(given)).toEqual(block(picture));
    expect(new NamedPictures([]).shownIn(given)).toEqual(block(picture));
  });

  it('is shown in the size that is there until the others are drawn', () => {
    const shown = new NamedPictures([{ ...row, isReady: false, focalPoint: null }]).shownIn(block(picture));
    expect(shown).toEqual(block({ ...picture, src: `${source}-640.webp` }));
  });
});

import { parsePictureName } from '@tradehall/pictures/picture-name.ts';
import { describe, expect, it } from 'vitest';
import { bandValuesOf } from '../families/bands';
import { families } from '../families/families';
import { allPictureUrlsOf, pictureUrlsOf } from './picture-look';
import { colourOf } from './unit';

const fryers = families.find(({ key }) => key === 'deep-fryers');

describe('the pictures of a product', () => {
  const urlOf = (bandValue: number) => {
    if (fryers === undefined) throw new Error('there are no fryers');
    const subtype = fryers.subtypes[0] ?? '';
    return pictureUrlsOf({ family: fryers, subtype, colour: colourOf(fryers, subtype), bandValue })[0] ?? '';
  };

  it('show a fryer of 4 litres smaller than one of 16, and like one of 6', () => {
    const sizeOf = (litres: number) => parsePictureName(urlOf(litres).replace('/media/products/', '')).look.size;
    expect(sizeOf(4)).toBeLessThan(sizeOf(16));
    expect(urlOf(4)).toBe(urlOf(6));
  });

  it('are known beforehand for every model a family can have', () => {
    for (const family of families) {
      const known = new Set(allPictureUrlsOf(family));
      for (const subtype of family.subtypes) {
        for (const bandValue of bandValuesOf(family, subtype)) {
          const urls = pictureUrlsOf({ family, subtype, colour: colourOf(family, subtype), bandValue });
          expect(urls.every((url) => known.has(url))).toBe(true);
        }
      }
    }
  });
});

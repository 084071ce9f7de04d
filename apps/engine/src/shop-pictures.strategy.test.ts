import { expect, it } from 'vitest';
import { ShopPicturesStrategy } from './shop-pictures.strategy';

const pictures = new ShopPicturesStrategy('https://www.tradehall.{ending}');

it('shows operators the pictures from the shop', () => {
  expect(pictures.toAbsoluteUrl(null, '/media/products/fryer-320.webp')).toBe(
    'https://www.tradehall.de/media/products/fryer-320.webp',
  );
});

it('takes no pictures but by the import', async () => {
  await expect(pictures.writeFileFromBuffer()).rejects.toThrow('import of the catalogue');
  await expect(pictures.deleteFile()).rejects.toThrow('import of the catalogue');
});

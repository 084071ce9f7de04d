import { fabric, paint, plastic, steel, tintedGlass, type Material, type Rgb } from './material.ts';

/** The colour keys the catalogue's families are sold in. */
const rgb = {
  beige: [222, 208, 184],
  black: [54, 56, 61],
  blue: [36, 98, 168],
  brown: [120, 82, 56],
  gold: [232, 198, 122],
  green: [46, 128, 84],
  grey: [138, 144, 151],
  'natural-wood': [222, 184, 136],
  orange: [238, 120, 36],
  pink: [232, 150, 174],
  red: [200, 38, 42],
  silver: [206, 210, 214],
  transparent: [226, 238, 242],
  white: [242, 243, 243],
  yellow: [248, 196, 40],
} as const satisfies Record<string, Rgb>;

export type Colour = keyof typeof rgb;

export function isColour(key: string): key is Colour {
  return Object.hasOwn(rgb, key);
}

function special(colour: Colour): Material | null {
  if (colour === 'silver') return steel;
  if (colour === 'gold') return { finish: 'metal', colour: rgb.gold, roughness: 0.2 };
  if (colour === 'natural-wood') return { finish: 'wood', colour: rgb['natural-wood'], grain: 'x' };
  if (colour === 'transparent') return tintedGlass(rgb.transparent);
  return null;
}

/** A housing of sheet metal in the colour: silver is steel, gold gilded, natural wood wood. */
export function painted(colour: Colour): Material {
  return special(colour) ?? paint(rgb[colour]);
}

/** A moulded part in the colour; silver is silver plastic here. */
export function moulded(colour: Colour): Material {
  return colour === 'transparent' ? tintedGlass(rgb.transparent) : plastic(rgb[colour], 0.45);
}

/** Upholstery and webbing in the colour. */
export function woven(colour: Colour): Material {
  return fabric(rgb[colour]);
}

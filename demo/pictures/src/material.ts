export type Rgb = readonly [red: number, green: number, blue: number];

/** How a surface answers the studio's light. */
export type Finish = 'metal' | 'paint' | 'plastic' | 'rubber' | 'glass' | 'wood' | 'fabric' | 'print' | 'glow';

export interface Material {
  readonly finish: Finish;
  /** 0–255 as on a screen. */
  readonly colour: Rgb;
  /** The axis brushing, wood grain or weave runs along. */
  readonly grain?: 'x' | 'y' | 'z';
  /** 0 polished … 1 matt; each finish has its own usual value. */
  readonly roughness?: number;
}

export function paint(colour: Rgb, roughness = 0.35): Material {
  return { finish: 'paint', colour, roughness };
}

export function plastic(colour: Rgb, roughness = 0.6): Material {
  return { finish: 'plastic', colour, roughness };
}

/** Ink on a face: no shading of its own, no outline. */
export function print(colour: Rgb): Material {
  return { finish: 'print', colour };
}

/** Lit displays and lamps. */
export function glow(colour: Rgb): Material {
  return { finish: 'glow', colour };
}

export function fabric(colour: Rgb): Material {
  return { finish: 'fabric', colour, grain: 'x' };
}

export function tintedGlass(colour: Rgb): Material {
  return { finish: 'glass', colour };
}

export const steel: Material = { finish: 'metal', colour: [226, 229, 232], grain: 'x', roughness: 0.35 };
export const darkSteel: Material = { finish: 'metal', colour: [136, 141, 147], grain: 'x', roughness: 0.4 };
export const chrome: Material = { finish: 'metal', colour: [238, 241, 244], roughness: 0.05 };
export const aluminium: Material = { finish: 'metal', colour: [214, 217, 221], roughness: 0.7 };
export const castIron: Material = { finish: 'metal', colour: [74, 76, 80], roughness: 0.9 };
export const brass: Material = { finish: 'metal', colour: [226, 186, 104], roughness: 0.25 };
export const copper: Material = { finish: 'metal', colour: [222, 148, 108], roughness: 0.25 };
export const gold: Material = { finish: 'metal', colour: [232, 198, 122], roughness: 0.2 };
export const enamelWhite = paint([244, 245, 245], 0.15);
export const blackPowder = paint([52, 54, 58], 0.8);
export const blackPlastic = plastic([50, 52, 57]);
export const darkPlastic = plastic([68, 71, 77]);
export const greyPlastic = plastic([158, 163, 169]);
export const whitePlastic = plastic([240, 241, 241]);
export const rubber: Material = { finish: 'rubber', colour: [40, 41, 44] };
export const greyRubber: Material = { finish: 'rubber', colour: [112, 116, 121] };
export const beech: Material = { finish: 'wood', colour: [222, 184, 136], grain: 'x' };
export const oak: Material = { finish: 'wood', colour: [190, 146, 98], grain: 'x' };
export const glass: Material = { finish: 'glass', colour: [222, 236, 238] };
export const smokedGlass = tintedGlass([110, 116, 122]);
export const whiteInk = print([246, 247, 248]);
export const blackInk = print([34, 36, 40]);
export const greyInk = print([132, 138, 145]);
export const redInk = print([206, 42, 40]);
export const displayBlack = plastic([24, 27, 32], 0.2);
export const lcdGreen = print([190, 206, 178]);
export const lcdBlue = print([58, 118, 190]);
export const ledRed = glow([255, 64, 52]);
export const ledGreen = glow([72, 214, 110]);
export const ledBlue = glow([96, 190, 255]);
export const ledAmber = glow([255, 176, 56]);
export const oil: Material = { finish: 'plastic', colour: [222, 172, 74], roughness: 0.1 };

/** Wood, brushing or weave running along another axis. */
export function grained(material: Material, grain: 'x' | 'y' | 'z'): Material {
  return { ...material, grain };
}

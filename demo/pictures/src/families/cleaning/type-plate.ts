import { decal, patch, slots } from '../../geometry/decal.ts';
import { at, type Solid } from '../../geometry/solid.ts';
import { blackInk, redInk, whiteInk } from '../../material.ts';

/** A printed plate with a mark and two lines, facing the front around the origin. */
export function typePlate(width: number, height: number): Solid {
  return decal(
    patch(width, height, whiteInk, height * 0.1),
    patch(height * 0.6, height * 0.6, redInk, height * 0.08, -width * 0.34, 0),
    at(slots(width * 0.5, height * 0.5, 2, blackInk), width * 0.1, 0, 0),
  );
}

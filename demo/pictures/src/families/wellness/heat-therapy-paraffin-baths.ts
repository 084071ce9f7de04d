import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, flat, patch } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { bowHandle, dial, feet, lamp } from '../../geometry/fittings.ts';
import { rectangle } from '../../geometry/outline.ts';
import { path } from '../../geometry/points.ts';
import { at, group, paired, row, turned, withDetail } from '../../geometry/solid.ts';
import { cable } from '../../geometry/tube.ts';
import {
  aluminium,
  blackPlastic,
  darkPlastic,
  displayBlack,
  greyPlastic,
  ledAmber,
  ledGreen,
  ledRed,
  plastic,
  rubber,
  tintedGlass,
  whiteInk,
  whitePlastic,
  type Material,
} from '../../material.ts';
import { moulded } from '../../palette.ts';

const paraffin = plastic([242, 214, 206], 0.25);

/** A rounded tub's ring of the given height. */
const tub = (w: number, d: number, h: number, material: Material, bevel: number) =>
  at(turned(extrude(rectangle(w, d, d * 0.36, 9), h, material, bevel), { x: -90 }), 0, h / 2, 0);

export const paraffinBaths: Drawing = (look) => {
  const isCompact = look.variant % 2 === 0;
  const [w, d, h] = isCompact
    ? [sized(look, 31, 35), sized(look, 21, 23), 15]
    : [sized(look, 40, 47), sized(look, 25, 29), 18];
  const cover = moulded(look.colour);
  const panel = group(
    decal(patch(w * 0.4, h * 0.42, look.colour === 'silver' ? darkPlastic : greyPlastic, 1.4)),
    isCompact
      ? at(dial(1.9, blackPlastic, 30, whiteInk), -1.6, 0, 0.05)
      : at(decal(patch(9, 4, displayBlack, 0.6), digits('54C', 2, ledRed)), -1.8, 0, 0.05),
    at(lamp(0.5, ledGreen), w * 0.14, 1, 0.05),
    at(lamp(0.5, ledAmber), w * 0.14, -1.2, 0.05),
  );
  const lid = group(
    tub(w - 1, d - 1, 3, tintedGlass([210, 222, 230]), 1.2),
    at(bowHandle(8, 2, 0.6, whitePlastic), 0, 0, 0),
  );
  const grate = row(at(box(0.6, 0.5, d * 0.6, whitePlastic, 0.2), 0, h + 0.75, 0), 9, [w * 0.07, 0, 0]);
  const solid = group(
    at(feet(w * 0.7, d * 0.7, 1.2, 1.4), 0, 0, 0),
    at(tub(w - 2, d - 2, h - 1, cover, 1.4), 0, 1, 0),
    at(tub(w + 1, d + 1, 1.6, look.colour === 'silver' ? darkPlastic : greyPlastic, 0.5), 0, 4, 0),
    at(tub(w + 2, d + 2, 2.2, cover, 0.9), 0, h - 1.4, 0),
    at(
      turned(
        decal(
          flat(rectangle(w - 3, d - 3, d * 0.32, 9), aluminium),
          flat(rectangle(w - 4.6, d - 4.6, d * 0.3, 9), paraffin),
        ),
        { x: -90 },
      ),
      0,
      h + 0.75,
      0,
    ),
    isCompact ? null : grate,
    at(panel, 0, h * 0.62, d / 2 - 0.98),
    paired(at(turned(bowHandle(9, 2, 0.8, cover), { y: 90 }), w / 2 - 1.2, h * 0.7, 0)),
    isCompact
      ? at(
          turned(
            group(
              tub(w - 1, d - 1, 2.4, tintedGlass([210, 222, 230]), 1),
              at(turned(bowHandle(8, 2, 0.6, whitePlastic), { x: -90 }), 0, 2.3, 0),
            ),
            { x: -76 },
          ),
          0,
          d / 2 + 0.6,
          -d * 0.62,
        )
      : group(
          at(turned(lid, { x: -80 }), 0, h + d / 2 - 0.2, -d / 2 - 0.4),
          paired(at(box(3, 4, 2.4, greyPlastic, 0.6), w * 0.2, h - 1.6, -d / 2 - 0.6)),
        ),
    cable(path([w * 0.3, 4, -d / 2 + 1, w * 0.36, 1, -d / 2 - 6, 0, 0.6, -d / 2 - 9]), 0.4, rubber),
  );
  return withDetail(solid, [0, h * 0.7, d / 2]);
};

import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, patch, slots, ticks } from '../../geometry/decal.ts';
import { castor, knob, lamp, rocker } from '../../geometry/fittings.ts';
import { cylinder, lathe } from '../../geometry/lathe.ts';
import { path, points } from '../../geometry/points.ts';
import { at, group, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  brass,
  chrome,
  darkPlastic,
  greyInk,
  greyPlastic,
  ledAmber,
  ledGreen,
  redInk,
  rubber,
  steel,
  whiteInk,
  type Material,
} from '../../material.ts';
import { moulded } from '../../palette.ts';
import { pressureWashers } from './pressure-washers.ts';
import { pushBar } from './push-bar.ts';
import { wheel } from './wheel.ts';

const redMark = { ...blackPlastic, colour: [200, 44, 40] } as const;

/** A steam gun lying along z, its nozzle towards the front, with a floor brush before it. */
function steamGun(): Solid {
  return group(
    tube(path([0, 2, 0, 0, 2.4, 7]), 1.5, blackPlastic),
    at(box(0.8, 1.6, 3, greyPlastic, 0.2), 0, 0.2, 5),
    tube(path([0, 2.4, 7, 0, 2.4, 26]), 1, darkPlastic),
    at(box(22, 3, 8, darkPlastic, 1), 0, 0.4, 28),
    at(box(22.4, 1.4, 8.4, greyPlastic, 0.3), 0, 0, 28),
  );
}

function cannister(look: Look): Solid {
  const body = moulded(look.colour);
  const accent = look.colour === 'black' ? darkPlastic : blackPlastic;
  const k = sized(look, 0.9, 1.15);
  const shell = scaled(
    lathe(points([0, 0, 0.92, 0, 1, 0.1, 1, 0.4, 0.9, 0.7, 0.66, 0.92, 0.3, 1, 0, 1.01]), body),
    14,
    24,
    20,
  );
  const band = scaled(cylinder(1.01, 0.16, accent, 0.02), 14, 24, 20);
  const cap = group(cylinder(4, 3, accent, 0.5), at(box(7, 1.6, 1.4, greyPlastic, 0.4), 0, 2.8, 0));
  const handle = tube(path([0, 18, -15, 0, 30, -10, 0, 30, 7, 0, 23, 13]), 1.5, accent, { bend: 5 });
  const front = group(
    at(turned(cylinder(3, 3.4, accent, 0.5), { x: 90 }), 0, 9, 17.8),
    at(lamp(0.6, ledGreen), -6, 13.4, 15.6),
    at(lamp(0.6, ledAmber), 6, 13.4, 15.6),
    at(turned(knob(2.4, greyPlastic, 30, redInk), { x: -48 }), 0, 20, 14.5),
  );
  const machine = group(
    at(group(shell, at(band, 0, 2, 0), at(cap, 0, 23.6, -2), handle, front), 0, 4, 0),
    paired(at(wheel(6.4, 3.4), 13.4, 6.4, -9)),
    paired(at(castor(5), 7, 0, 11)),
  );
  const hose = cable(path([0, 13, 21, -2, 12, 27, -14, 3, 34, -27, 1.6, 26, -30, 1.8, 8, -28, 2, 2]), 1.1, rubber);
  return scaled(group(machine, hose, at(turned(steamGun(), { y: 180 }), -28, 0, 3)), k);
}

function steamPanel(w: number, h: number): Solid {
  return group(
    decal(patch(w * 0.7, h * 0.16, darkPlastic, 0.8)),
    at(
      group(
        turned(cylinder(w * 0.09, 1, chrome, 0.2), { x: 90 }),
        at(decal(disc(w * 0.075, whiteInk), ticks(w * 0.07, 9, blackInk)), 0, 0, 1),
      ),
      -w * 0.2,
      0,
      0.1,
    ),
    row(at(rocker(2.2, 3.4, redInk), w * 0.14, 0, 0.1), 3, [3.4, 0, 0]),
  );
}

function suctionSteamer(look: Look): Solid {
  const body = moulded(look.colour);
  const accent = look.colour === 'black' ? darkPlastic : blackPlastic;
  const [w, h, d] = [sized(look, 30, 38), sized(look, 54, 72), sized(look, 36, 46)];
  const base = h * 0.34;
  const hose = cable(
    path([
      0,
      h * 0.5,
      d / 2 + 2,
      -4,
      h * 0.5,
      d / 2 + 8,
      -w * 0.7,
      h * 0.2,
      d / 2 + 8,
      -w * 0.95,
      2,
      d * 0.3,
      -w * 0.9,
      2,
      -4,
    ]),
    1.7,
    rubber,
  );
  return group(
    at(box(w + 2, base, d, body, 3), 0, 5, 0),
    at(cylinder(w * 0.46, h * 0.34, steel, 0.4), 0, base + 4, 0),
    [0.1, 0.24].map((t) => at(cylinder(w * 0.468, 0.7, steel, 0.2), 0, base + 4 + h * t, 0)),
    at(scaled(cylinder(1, 1, body, 0.14), w * 0.5, h * 0.26, w * 0.5), 0, base + h * 0.34 + 3.6, 0),
    at(cylinder(w * 0.51, 1.6, accent, 0.4), 0, base + h * 0.34 + 3, 0),
    at(
      tube(path([-w * 0.3, 0, 0, -w * 0.3, 6, 0, w * 0.3, 6, 0, w * 0.3, 0, 0]), 1.3, accent, { bend: 3 }),
      0,
      base + h * 0.6 + 3,
      0,
    ),
    paired(at(box(2, 6, 3.4, greyPlastic, 0.4), w * 0.5, base + h * 0.32, 0)),
    at(turned(cylinder(3.4, 4, accent, 0.5), { x: 90 }), 0, h * 0.5, w * 0.44),
    at(steamPanel(w, h), 0, base * 0.62 + 5, d / 2),
    at(decal(slots(w * 0.5, 2, 2, greyInk, 0.4)), 0, 9, d / 2),
    paired(at(wheel(8, 4), w / 2 + 1, 8, -d * 0.3)),
    paired(at(castor(6), w * 0.36, 0, d * 0.36)),
    hose,
    at(turned(steamGun(), { y: 180 }), -w * 0.9, 0, 0),
    pushBar(w * 0.4, [base, -d * 0.46], [h * 1.2, -d * 0.6], 1.2, chrome),
  );
}

const steamCleaners: Drawing = (look) =>
  look.variant === 1
    ? withDetail(suctionSteamer(look), [0, sized(look, 22, 28), 20])
    : withDetail(cannister(look), [0, 20, 16]);

/** A screwed nut along x. */
function nut(x: number, r: number, length: number, finish: Material = brass, sides = 6): Solid {
  return at(turned(cylinder(r, length, finish, 0.15, sides), { z: -90 }), x, 0, 0);
}

const sprayLances: Drawing = (look) => {
  const l = sized(look, 42, 54);
  const finish = look.colour === 'black' ? { ...blackPlastic, roughness: 0.4 } : chrome;
  const bend = look.variant === 1 ? 10 : 0;
  const x = -l / 2;
  const end = l / 2;
  const pipe = tube(path([x, 0, 0, end - 16, 0, 0, end, bend, 0]), 0.9, finish, { bend: 8, sides: 24 });
  const tip = group(
    nut(-1, 1.5, 4),
    nut(2.4, 2.5, 3.6, darkPlastic, 32),
    nut(5.6, 1, 1, brass, 20),
    nut(1.6, 2, 1, redMark, 32),
  );
  const ribs = row(nut(0, 2.15, 0.5, rubber, 28), 9, [1.5, 0, 0]);
  const grip = group(nut(x + 4, 1.95, 16, blackPlastic, 28), at(ribs, x + 12, 0, 0));
  const coupling = group(nut(x - 3.6, 1.3, 5, brass, 28), nut(x - 1, 2, 3), nut(x - 5.6, 1.7, 2.2, finish, 28));
  const handle = group(
    nut(end - 30, 2, 3, darkPlastic, 28),
    tube(path([end - 28.5, 0, 0, end - 30, 9, 0]), 1.3, blackPlastic),
  );
  const sleeves = group(
    nut(x + 18, 1.7, l * 0.3, darkPlastic, 28),
    nut(x + 18 + l * 0.3, 2, 3, redMark, 10),
    nut(x + 20 + l * 0.3, 1.3, l * 0.22, finish, 28),
    nut(x + 20 + l * 0.52, 1.6, 2.4, blackPlastic, 10),
  );
  const aim = look.variant === 1 ? Math.atan2(bend, 16) * (180 / Math.PI) : 0;
  const lance = group(
    pipe,
    at(turned(tip, { z: aim }), end, bend, 0),
    grip,
    coupling,
    look.variant === 0 ? handle : null,
    look.variant === 2 ? sleeves : null,
  );
  return withDetail(turned(at(lance, 0, 2.6, 0), { y: -20 }), [end * 0.86, 3, 9]);
};

export const pressureAndSteam = {
  'pressure-washers': pressureWashers,
  'steam-cleaners': steamCleaners,
  'spray-lances': sprayLances,
} satisfies Record<string, Drawing>;

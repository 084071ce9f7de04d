import type { Material } from '../material.ts';
import type { Camera } from './camera.ts';
import { darknessAt, type GroundShadow } from './ground-shadow.ts';
import { lightAtCell, type Occlusion } from './occlusion.ts';
import { studioMap, studioSide, type StudioMap } from './studio.ts';
import { normalScale, type Surface } from './surface.ts';
import { textureAt } from './texture.ts';

export interface Scene {
  readonly surface: Surface;
  readonly camera: Camera;
  readonly materials: readonly Material[];
  readonly ink: Uint8Array;
  readonly occlusion: Occlusion;
  readonly shadow: GroundShadow;
}

/** How strongly a flat face of this finish shades from one end to the other. */
const sweep: Readonly<Record<Material['finish'], number>> = {
  metal: 0.3,
  paint: 0.17,
  plastic: 0.12,
  rubber: 0.06,
  wood: 0.1,
  fabric: 0.06,
  print: 0.05,
  glow: 0,
  glass: 0,
};
const inkColour = [26, 30, 38] as const;

export class Resolver {
  red = 0.5;
  green = 0.5;
  blue = 0.5;
  private readonly scene: Scene;
  private readonly maps: readonly StudioMap[];
  private readonly sweeps: Float64Array;
  /** The camera's right, up and back. */
  private readonly frame: Float64Array;
  private readonly lift: number;
  /** Of the row of ground that `startRow` has begun; outside `from` and `to` no shadow falls and it is white. */
  private readonly row = { y: 0, reach: 0, upX: 0, upZ: 0, from: Infinity, to: -Infinity };

  constructor(scene: Scene) {
    this.scene = scene;
    this.maps = scene.materials.map(studioMap);
    this.sweeps = Float64Array.from(scene.materials, ({ finish }) => sweep[finish]);
    const { right, up, back, centre, ground, radius } = scene.camera;
    this.frame = Float64Array.from([...right, ...up, ...back]);
    this.lift = (centre[1] - ground) / radius;
  }

  /** What all the ground of a row has in common. */
  startRow(y: number): void {
    const { camera } = this.scene;
    const vy = (camera.centreY - y) / camera.focal;
    const fall = camera.up[1] * vy - camera.back[1];
    this.row.y = y;
    // Zero where the ground is never met.
    this.row.reach = fall < -0.001 ? (camera.ground - camera.centre[1] - camera.back[1] * camera.distance) / fall : 0;
    this.row.upX = camera.up[0] * vy;
    this.row.upZ = camera.up[2] * vy;
    this.findShadow();
  }

  /** The samples of the row in which the shadow's square may lie, one more on either side. */
  private findShadow(): void {
    const { camera, shadow } = this.scene;
    const { row } = this;
    row.from = row.reach === 0 ? Infinity : -Infinity;
    row.to = row.reach === 0 ? -Infinity : Infinity;
    const length = shadow.side * shadow.cell;
    const narrow = (axis: 0 | 2, up: number, first: number) => {
      const rise = (row.reach * camera.right[axis]) / camera.focal;
      const atCentre = camera.centre[axis] + camera.back[axis] * (camera.distance - row.reach) + row.reach * up;
      if (Math.abs(rise) < 1e-9) return;
      const ends = [(first - atCentre) / rise, (first + length - atCentre) / rise];
      row.from = Math.max(row.from, camera.centreX + Math.min(...ends) - 1);
      row.to = Math.min(row.to, camera.centreX + Math.max(...ends) + 1);
    };
    narrow(0, row.upX, shadow.left);
    narrow(2, row.upZ, shadow.back);
  }

  /** The first and the last sample of the row that may be darker than white where nothing stands. */
  get shadowed(): readonly [number, number] {
    return [this.row.from, this.row.to];
  }

  /** The white ground under a sample of the row, with the solid's soft shadow. */
  ground(x: number): void {
    const { camera, shadow, surface } = this.scene;
    const { y, reach } = this.row;
    let dark = 0;
    if (reach !== 0) {
      const vx = (x - camera.centreX) / camera.focal;
      const wx = camera.centre[0] + camera.back[0] * camera.distance;
      const wz = camera.centre[2] + camera.back[2] * camera.distance;
      dark = darknessAt(
        shadow,
        wx + reach * (camera.right[0] * vx + this.row.upX - camera.back[0]),
        wz + reach * (camera.right[2] * vx + this.row.upZ - camera.back[2]),
      );
    }
    // The page around the picture is white: no shadow may be cut by the frame.
    const rim = Math.min(x, y, surface.size - x, surface.size - y) / (surface.size * 0.09);
    if (rim < 1) dark *= rim * rim * (3 - 2 * rim);
    this.red = 255 * (1 - dark * 0.98);
    this.green = 255 * (1 - dark * 0.965);
    this.blue = 255 * (1 - dark * 0.94);
  }

  /** The opaque surface at a sample. */
  shade(sample: number): void {
    const { surface, camera, materials, occlusion } = this.scene;
    const x = sample % surface.size;
    const y = (sample - x) / surface.size;
    const id = (surface.material[sample] ?? 1) - 1;
    const material = materials[id];
    const map = this.maps[id];
    if (!material || !map) return;
    const near = surface.nearness[sample] ?? 1;
    const scale = 1 / (camera.focal * near * camera.radius);
    const vx = (x + 0.5 - camera.centreX) * scale;
    const vy = (camera.centreY - y - 0.5) * scale;
    const shift = this.sweeps[id] ?? 0;
    const nx = (surface.normalX[sample] ?? 0) / normalScale;
    const ny = (surface.normalY[sample] ?? 0) / normalScale;
    this.look(map, nx + shift * vx, ny + shift * vy);
    if (material.finish === 'glow') return;
    const frame = this.frame;
    const vz = (camera.distance - 1 / near) / camera.radius;
    const height = (frame[1] ?? 0) * vx + (frame[4] ?? 0) * vy + (frame[7] ?? 0) * vz + this.lift;
    let light = lightAtCell(occlusion, x / occlusion.step, y / occlusion.step, near);
    if (height < 0.5) light *= 1 - 0.2 * Math.exp(-Math.max(0, height) / 0.11);
    if (material.grain) {
      const wx = (frame[0] ?? 0) * vx + (frame[3] ?? 0) * vy + (frame[6] ?? 0) * vz;
      const wz = (frame[2] ?? 0) * vx + (frame[5] ?? 0) * vy + (frame[8] ?? 0) * vz;
      light *= textureAt(material, wx, height, wz);
    }
    this.red = Math.min(255, this.red * light);
    this.green = Math.min(255, this.green * light);
    this.blue = Math.min(255, this.blue * light);
  }

  private look(map: StudioMap, nx: number, ny: number): void {
    const length = Math.sqrt(nx * nx + ny * ny);
    const scale = length > 0.995 ? 0.995 / length : 1;
    const u = (nx * scale * 0.5 + 0.5) * studioSide - 0.5;
    const v = (ny * scale * 0.5 + 0.5) * studioSide - 0.5;
    const i = Math.max(0, Math.min(studioSide - 2, Math.floor(u)));
    const j = Math.max(0, Math.min(studioSide - 2, Math.floor(v)));
    const s = u - i;
    const t = v - j;
    const at = (j * studioSide + i) * 3;
    const below = at + studioSide * 3;
    const a = (1 - s) * (1 - t);
    const b = s * (1 - t);
    const c = (1 - s) * t;
    const d = s * t;
    this.red = a * (map[at] ?? 0) + b * (map[at + 3] ?? 0) + c * (map[below] ?? 0) + d * (map[below + 3] ?? 0);
    this.green =
      a * (map[at + 1] ?? 0) + b * (map[at + 4] ?? 0) + c * (map[below + 1] ?? 0) + d * (map[below + 4] ?? 0);
    this.blue = a * (map[at + 2] ?? 0) + b * (map[at + 5] ?? 0) + c * (map[below + 2] ?? 0) + d * (map[below + 5] ?? 0);
  }

  /** Lays the glass before a sample and the drawn lines over its colour. */
  finish(sample: number): void {
    const { surface, materials, ink } = this.scene;
    const glass = surface.glass;
    const depth = glass?.depth[sample] ?? 0;
    if (glass && depth > 0) {
      const tint = materials[(glass.material[sample] ?? 1) - 1]?.colour ?? [255, 255, 255];
      const shine = Math.min(0.85, glass.shine[sample] ?? 0);
      const through = (colour: number, channel: number) => {
        const passed = colour * Math.exp(-depth * (1.08 - channel / 255));
        return passed + (255 - passed) * shine;
      };
      this.red = through(this.red, tint[0]);
      this.green = through(this.green, tint[1]);
      this.blue = through(this.blue, tint[2]);
    }
    const line = (ink[sample] ?? 0) / 255;
    if (line === 0) return;
    this.red += (inkColour[0] - this.red) * line;
    this.green += (inkColour[1] - this.green) * line;
    this.blue += (inkColour[2] - this.blue) * line;
  }
}

import type { Material } from '../material.ts';
import type { Part, Solid } from './solid.ts';
import type { Vec } from './vector.ts';

/** Collects corners and triangles of one material. */
export class PartBuilder {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly triangles: number[] = [];

  corner(position: Vec, normal: Vec): number {
    this.positions.push(...position);
    this.normals.push(...normal);
    return this.positions.length / 3 - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.triangles.push(a, b, c);
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.triangles.push(a, b, c, a, c, d);
  }

  flatQuad(corners: readonly [Vec, Vec, Vec, Vec], normal: Vec): void {
    const [a, b, c, d] = corners;
    this.quad(this.corner(a, normal), this.corner(b, normal), this.corner(c, normal), this.corner(d, normal));
  }

  fan(rim: readonly Vec[], centre: Vec, normal: Vec): void {
    const hub = this.corner(centre, normal);
    const corners = rim.map((position) => this.corner(position, normal));
    corners.forEach((corner, index) => this.triangle(hub, corner, corners[(index + 1) % corners.length] ?? corner));
  }

  /** Joins rows of equally many corners; `closed` also joins each row's last corner with its first. */
  sheet(rows: readonly (readonly number[])[], closed: boolean): void {
    for (let row = 0; row + 1 < rows.length; row++) {
      const here = rows[row] ?? [];
      const next = rows[row + 1] ?? [];
      const steps = closed ? here.length : here.length - 1;
      for (let i = 0; i < steps; i++) {
        const j = (i + 1) % here.length;
        this.quad(here[i] ?? 0, here[j] ?? 0, next[j] ?? 0, next[i] ?? 0);
      }
    }
  }

  solid(material: Material): Solid {
    const part: Part = {
      material,
      positions: new Float32Array(this.positions),
      normals: new Float32Array(this.normals),
      triangles: new Uint32Array(this.triangles),
    };
    return { parts: [part] };
  }
}

/** One vehicle in the studio with its baked light, ready for any number of pictures. */
import { bakeFloor, bakeVertices, type Shadow } from './render/bake.ts';
import type { Camera } from './render/camera.ts';
import { Studio } from './render/environment.ts';
import { Scene } from './render/scene.ts';
import { cameraFor, steer, type View } from './render/shots.ts';
import { type Layers, render } from './render/tracer.ts';
import type { Vehicle } from './vehicle.ts';

export type Quality = { width: number; samples: number; rays: number; coarse?: number };

export class Session {
  readonly vehicle: Vehicle;
  readonly scene: Scene;
  readonly studio = new Studio();
  readonly shadow: Shadow;
  private readonly quality: Quality;

  private readonly indoors: boolean;

  /** With `bounce`, an interior: daylight comes through the windows, and surfaces reflect that share of it. */
  constructor(vehicle: Vehicle, quality: Quality, bounce = 0) {
    this.vehicle = vehicle;
    this.quality = quality;
    this.scene = new Scene(vehicle.instances);
    this.indoors = bounce > 0;
    this.studio.daylight = this.indoors;
    if (this.indoors) {
      this.shadow = () => 1;
      bakeVertices(this.scene, this.studio, quality.rays * 2, bounce);
      return;
    }
    this.shadow = bakeFloor(this.scene, this.studio, quality.rays * 3);
    this.studio.floorLight = this.shadow;
    bakeVertices(this.scene, this.studio, quality.rays);
  }

  shoot(view: View): Layers {
    steer(this.vehicle, view === 'front' ? -0.3 : 0);
    return this.take(cameraFor(this.vehicle, view));
  }

  take(camera: Camera, aspect = 1.5): Layers {
    const { width, samples, coarse } = this.quality;
    return render(this.scene, this.studio, this.shadow, camera, {
      width,
      height: Math.round(width / aspect),
      samples,
      ...(coarse === undefined ? {} : { coarse }),
      backdrop: this.indoors ? 1 : 0,
      shadow: this.indoors ? 0 : 1,
    });
  }
}

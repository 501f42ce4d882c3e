export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'

export type PictureJob =
  | { kind: 'normalise'; from: string; to: string; type: PictureFormat; greatestPixels: number; sideRatio: number }
  /** A rectangle of an original, in its pixels. */
  | {
      kind: 'crop'
      from: string
      to: string
      type: PictureFormat
      left: number
      top: number
      width: number
      height: number
      greatestPixels: number
    }
  | {
      kind: 'variant'
      from: string
      to: string
      width: number
      format: 'avif' | 'webp'
      /** For data savers. */
      isSpare: boolean
      greatestPixels: number
    }
  /** A drawing of our own, never one that was uploaded. */
  | {
      kind: 'raster'
      from: string
      to: string
      density: number
      width: number
      /** @default 'png' */
      type?: 'png' | 'jpeg'
      /** Laid on it, filling a rectangle of its pixels. @default none */
      picture?: { from: string; left: number; top: number; width: number; height: number; greatestPixels: number }
    }

export type PictureResult =
  | { kind: 'done'; width: number; height: number; color: string }
  | { kind: 'unreadable' | 'too_many_pixels' | 'too_narrow' | 'disk_full'; message: string }

/** Works on pictures outside of this process. */
export interface PictureWorker {
  /**
   * Does one job after the other. A picture that crashes the worker, or keeps it busy for too long, is `unreadable`.
   * @throws AppError `busy` when the worker was killed from outside, again at the second try
   */
  run: (job: PictureJob) => Promise<PictureResult>
  close: () => void
}

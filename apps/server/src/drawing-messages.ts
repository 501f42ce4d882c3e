import type { DrawnPage, PageSnapshot } from '@naikkelas/api'

/** What the drawing process is started with, as JSON in its first argument. */
export interface DrawingSettings {
  build: string
  appEnv?: string | undefined
  mediaOrigin: string | undefined
  /** Whether the other process makes pixels of drawings. */
  hasPixels: boolean
}

/** To the drawing process: one page at a time, and pixels that it asked for. */
export type DrawingRequest =
  | { kind: 'draw'; snapshot: PageSnapshot }
  /** Null when they could not be made. */
  | { kind: 'pixels'; id: number; pixels: Uint8Array | null }

export type DrawingReply =
  | { kind: 'drawn'; page: DrawnPage }
  | { kind: 'failed'; message: string; stack: string | undefined }
  | { kind: 'pixelsNeeded'; id: number; svg: string }

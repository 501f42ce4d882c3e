import type { CardWords, DrawnCard, DrawnPage, PageSnapshot } from '@naikkelas/api'

/** What the drawing process is started with, as JSON in its first argument. */
export interface DrawingSettings {
  build: string
  appEnv?: string | undefined
  mediaOrigin: string | undefined
  /** Whether the other process makes pixels of drawings. */
  hasPixels: boolean
}

/** What is drawn, one thing at a time. */
export type Drawing = { kind: 'page'; snapshot: PageSnapshot } | { kind: 'card'; words: CardWords }

/** To the drawing process: what to draw, and pixels that it asked for. */
export type DrawingRequest =
  | { kind: 'draw'; drawing: Drawing }
  /** Null when they could not be made. */
  | { kind: 'pixels'; id: number; pixels: Uint8Array | null }

export type DrawingReply =
  | { kind: 'drawn'; drawn: DrawnPage | DrawnCard }
  | { kind: 'failed'; message: string; stack: string | undefined }
  | { kind: 'pixelsNeeded'; id: number; svg: string }

/** Reads the words of a QR code in a picture of a film; null where there is none. */
export type QrReader = (film: HTMLVideoElement | HTMLCanvasElement) => Promise<string | null>

interface Detector {
  detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** The browser's own reader where it has one; otherwise a decoder that is loaded now. */
export async function loadQrReader(): Promise<QrReader> {
  return (await browserReader()) ?? decoderReader()
}

async function browserReader(): Promise<QrReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  // Some browsers have the class without the service behind it.
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (!BarcodeDetector || !formats.includes('qr_code')) return null
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (film) => (await detector.detect(film))[0]?.rawValue ?? null
}

/** Longer side of the picture that is decoded, in pixels: enough for a ticket in the hand. */
const decodedSide = 640

async function decoderReader(): Promise<QrReader> {
  const { default: decodeQr } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (film) => {
    const [width, height] =
      film instanceof HTMLVideoElement ? [film.videoWidth, film.videoHeight] : [film.width, film.height]
    if (!context || width === 0 || height === 0) return null
    const scale = Math.min(1, decodedSide / Math.max(width, height))
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    context.drawImage(film, 0, 0, canvas.width, canvas.height)
    try {
      return decodeQr(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // It throws for a picture without a code.
      return null
    }
  }
}

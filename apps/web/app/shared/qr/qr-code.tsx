import { qrDrawing } from './qr-drawing.ts'

interface QrCodeProps {
  text: string
  label: string
  className?: string
}

/** A QR code as one path, sharp at any size; its ground is the caller's, and light. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { path, size } = qrDrawing(text, { border: 0 })
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      {/* Cameras expect dark on light, in the dark look too. */}
      <path d={path} fill="#000" />
    </svg>
  )
}

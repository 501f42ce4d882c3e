import type { Ref, SVGAttributes } from 'react'
import { cx } from '../variants.ts'
import { qrDrawing } from './qr-drawing.ts'

export interface QrCodeProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'viewBox' | 'role'> {
  /** What is read from it: an address, a payment code. At most about 2300 characters. */
  text: string
  /** What it is for, for those who do not see it: “Kode QRIS untuk pesanan NK-1042”. */
  label: string
  ref?: Ref<SVGSVGElement>
}

/** White around the code, in modules: without it readers do not find its corners. */
const quietZone = 4

/** A text to scan with a phone, sharp at any size. As wide as its place, at most 15 rem; a class of yours says otherwise. */
export function QrCode({ text, label, className, ...rest }: QrCodeProps) {
  const { path, size } = qrDrawing(text, { border: quietZone })
  return (
    <svg
      {...rest}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      data-component="QrCode"
      className={cx('ui:block ui:w-full ui:max-w-60 ui:rounded-box', className)}
    >
      {/* Cameras expect dark on light, in the dark look and in forced colours too. */}
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}

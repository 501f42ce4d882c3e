import type { ShownPicture } from '@naikkelas/contract'

/** By thirds of the height, then of the width. */
const positions = [
  ['object-left-top', 'object-top', 'object-right-top'],
  ['object-left', '', 'object-right'],
  ['object-left-bottom', 'object-bottom', 'object-right-bottom'],
] as const

const third = (share: number) => Math.min(2, Math.floor(share * 3))

/** What keeps the focal point of a picture in sight where a frame crops it; empty for its middle. */
export const focalClass = ({ focal }: Pick<ShownPicture, 'focal'>): string =>
  focal ? (positions[third(focal.y)]?.[third(focal.x)] ?? '') : ''

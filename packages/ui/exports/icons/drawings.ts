// Each icon as an export of its own: `<IconShape of={toko} />` bundles one drawing.
export * from '../../src/icons/content-icons.ts'
export type { IconDrawing } from '../../src/icons/icon-drawing.ts'
export { IconShape, type IconShapeProps } from '../../src/icons/icon-shape.tsx'
export * from '../../src/icons/interface-icons.ts'

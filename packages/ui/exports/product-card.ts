export { hueOfCategory } from '../src/primitives/product-card/category-hue.ts'
export * from '../src/primitives/product-card/course-card.tsx'
export * from '../src/primitives/product-card/event-card.tsx'
export * from '../src/primitives/product-card/mentor-card.tsx'
export * from '../src/primitives/product-card/package-card.tsx'
export {
  type ProductCardLabels,
  productCardLabelsEn,
  productCardLabelsId,
} from '../src/primitives/product-card/product-card.labels.ts'
export * from '../src/primitives/product-card/product-card.tsx'
export * from '../src/primitives/product-card/product-grid.tsx'
export type * from '../src/primitives/product-card/product-kinds.ts'
export * from '../src/primitives/product-card/save-button.tsx'
export * from '../src/primitives/product-card/service-card.tsx'
export * from '../src/primitives/product-card/tool-card.tsx'

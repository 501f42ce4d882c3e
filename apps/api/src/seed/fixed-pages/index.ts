import type { FixedPage } from './fixed-page.ts'

/** In the order they are published at the first start. */
export const fixedPages: readonly FixedPage[] = []

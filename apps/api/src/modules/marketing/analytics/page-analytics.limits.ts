import { createReadLimit } from '../../../platform/endpoints/index.ts'

/** Figures are counted when they are asked for; nobody chooses filters faster than this. */
export const createFiguresLimit = () => createReadLimit({ name: 'figures', hits: 120, windowMs: 60_000 })

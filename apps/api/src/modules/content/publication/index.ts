export { existing, writing } from './refusals.ts'
export { pageByPlace, type TimePlace, timePlaceOf } from './pages-by-time.rules.ts'
export { blockerOf, stateAfter } from './publication.rules.ts'
export { picturesOf } from './shown-pictures.ts'

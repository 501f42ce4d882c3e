export { fontFolder, fontPath } from '../../src/fonts/font-path.ts'

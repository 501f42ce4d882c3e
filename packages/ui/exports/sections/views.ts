export { views } from '../../src/sections/views.gen.ts'

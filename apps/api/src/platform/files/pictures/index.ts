export { createPictureProcess } from './picture-process.ts'

export { openZip, ZipError, type ZipFile, type ZipRules } from './zip-reader.ts'

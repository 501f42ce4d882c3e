export {
  type FontFaceOptions,
  type FontFaceRule,
  fallbackFaceCss,
  fontFaceCss,
  fontFaceRule,
  fontFile,
  isCommonText,
} from '../src/fonts/font-face.ts'
export type { FallbackFace, FontFile, FontMetrics, FontPart } from '../src/fonts/font-types.ts'
export { commonCharacters, fallbackFaces, fontFiles, fontMetrics } from '../src/fonts/fonts.gen.ts'

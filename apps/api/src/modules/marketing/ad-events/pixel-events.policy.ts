// A page's secrets have the same permission as its pixels.
export { publishPages as changePixelSecrets, viewPages as viewPixelSending } from '../../pages/landing-pages/index.ts'
